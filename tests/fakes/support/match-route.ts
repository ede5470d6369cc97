/**
 * The values of a pattern's `:names` when method and path fit it, else null. A name stands for the characters up to the next
 * literal part: `POST /bot:token/sendMessage`, `GET /media/:id`, `PUT /upload/:rest*` for everything that follows.
 */
export function matchRoute(pattern: string, method: string, path: string): Record<string, string> | null {
  const [verb, template = ''] = pattern.split(' ')
  if (verb !== method) return null
  const source = template
    .split(/(:\w+\*?)/)
    .map((part) => {
      if (!part.startsWith(':')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return part.endsWith('*') ? `(?<${part.slice(1, -1)}>.+)` : `(?<${part.slice(1)}>[^/]+)`
    })
    .join('')
  const groups = new RegExp(`^${source}$`).exec(path)
  if (!groups) return null
  return Object.fromEntries(Object.entries(groups.groups ?? {}).map(([name, value]) => [name, decode(value)]))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
