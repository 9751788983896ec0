/** The server's calls. Errors are values with a reason, so that every page can say what went wrong. */

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly detail: Record<string, any> = {},
  ) {
    super(reason)
  }
}

/** JSON that goes out as it was written: numbers of a record may be larger than a browser can count. */
export class Written {
  constructor(readonly text: string) {}
}

export async function call<T = any>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      referrerPolicy: 'same-origin', // without it a strict page policy makes the browser call itself a stranger
      headers: body === undefined ? { accept: 'application/json' } : { 'content-type': 'application/json', accept: 'application/json' },
      body: body === undefined ? null : body instanceof Written ? body.text : JSON.stringify(body),
    })
  } catch {
    throw new ApiError(0, 'offline')
  }
  const text = await answer.text()
  let data: any = null
  try {
    data = text ? JSON.parse(text) : null
  } catch {
    data = text
  }
  if (!answer.ok) throw new ApiError(answer.status, data?.reason ?? data?.detail ?? `http-${answer.status}`, data ?? {})
  return data as T
}

export const get = <T = any>(path: string) => call<T>('GET', path)
export const post = <T = any>(path: string, body: unknown = {}) => call<T>('POST', path, body)
export const remove = <T = any>(path: string) => call<T>('DELETE', path)
export const put = <T = any>(path: string, body: unknown = {}) => call<T>('PUT', path, body)

let count = 0
/** An id of our own for each thing we send: sending it twice is safe. */
export function newId(): string {
  count += 1
  const noise = crypto.getRandomValues(new Uint32Array(2))
  return `${Date.now().toString(36)}-${noise[0]!.toString(36)}${noise[1]!.toString(36)}-${count}`
}
