import type { Config } from '../../domain/ports/config.ts'

/** The address of a query to the AppView that the operator has configured. It needs no sign-in. */
export function appViewQuery(
  { appViewUrl }: Pick<Config, 'appViewUrl'>,
  name: string,
  params: Record<string, string>,
): URL {
  const url = new URL(`${appViewUrl}/xrpc/${name}`)
  for (const [key, value] of Object.entries(params)) url.searchParams.set(key, value)
  return url
}
