import type { Config } from '../../domain/ports/config.ts'

/** The address of a query of the AppView, which tells everybody what is public. The operator says where that is. */
export function appViewQuery(
  { appViewUrl }: Pick<Config, 'appViewUrl'>,
  name: string,
  params: Record<string, string>,
): URL {
  const url = new URL(`${appViewUrl}/xrpc/${name}`)
  for (const [key, value] of Object.entries(params)) url.searchParams.set(key, value)
  return url
}
