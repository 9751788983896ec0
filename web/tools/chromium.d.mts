export function chromiumPath(): Promise<string | null>
