/** A wire between browser and server that can be cut, and whose way back can be held. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Wire {
  url: string
  /** Break every connection and refuse new ones. */
  cut(): void
  /** Let connections through again. */
  mend(): void
  /** What the server says goes nowhere; what the browser says still arrives. */
  mute(): void
  close(): Promise<void>
}

export async function wireTo(port: number): Promise<Wire> {
  const open = new Set<Socket>()
  let isCut = false
  let isMute = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const one of [near, far]) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => { open.delete(one); near.destroy(); far.destroy() })
    }
    near.on('data', (data) => far.write(data))
    far.on('data', (data) => { if (!isMute) near.write(data) })
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() { isCut = true; for (const one of open) one.destroy() },
    mend() { isCut = false; isMute = false },
    mute() { isMute = true },
    close: () => new Promise((go) => { for (const one of open) one.destroy(); server.close(() => go()) }),
  }
}
