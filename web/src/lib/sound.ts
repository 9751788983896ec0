/** Two soft tones: it is your turn. */
export function chime(): void {
  const context = new AudioContext()
  for (const [i, pitch] of [523, 784].entries()) {
    const tone = context.createOscillator()
    const loud = context.createGain()
    tone.frequency.value = pitch
    loud.gain.setValueAtTime(0.0001, context.currentTime + i * 0.18)
    loud.gain.exponentialRampToValueAtTime(0.12, context.currentTime + i * 0.18 + 0.03)
    loud.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + i * 0.18 + 0.5)
    tone.connect(loud).connect(context.destination)
    tone.start(context.currentTime + i * 0.18)
    tone.stop(context.currentTime + i * 0.18 + 0.6)
  }
}
