/** Import cycles: groups of files that reach each other, sorted by name. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const [numbers, lows] = [new Map<string, number>(), new Map<string, number>()]
  const open: string[] = []
  const circles: string[][] = []

  function visit(path: string): number {
    const number = numbers.size
    numbers.set(path, number)
    lows.set(path, number)
    open.push(path)
    for (const next of graph.get(path) ?? []) {
      if (!graph.has(next)) continue
      const low = numbers.has(next) ? (open.includes(next) ? (numbers.get(next) ?? number) : number) : visit(next)
      lows.set(path, Math.min(lows.get(path) ?? number, low))
    }
    const low = lows.get(path) ?? number
    if (low === number) {
      const group = open.splice(open.indexOf(path))
      if (group.length > 1) circles.push(group.toSorted())
    }
    return low
  }

  for (const path of graph.keys()) if (!numbers.has(path)) visit(path)
  return circles.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
}
