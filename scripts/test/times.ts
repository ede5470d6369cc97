/** When a test file ran, in epoch milliseconds. */
export type FileTime = { file: string; startedAt: number; endedAt: number }

const SLOWEST = 10

/**
 * How long each folder of tests took from its first file to its last, and the slowest files: what makes a run longer is seen
 * at its end. Empty for a run of one file.
 */
export function describeTimes(times: readonly FileTime[]): string {
  if (times.length < 2) return ''
  const folders = Object.entries(Object.groupBy(times, ({ file }) => file.split('/').slice(0, 2).join('/')))
  const byFolder = folders.map(([folder, files = []]) => {
    const begin = Math.min(...files.map(({ startedAt }) => startedAt))
    const end = Math.max(...files.map(({ endedAt }) => endedAt))
    return `${secondsOf(end - begin)}  ${folder}`
  })
  const slowest = times
    .toSorted((a, b) => b.endedAt - b.startedAt - (a.endedAt - a.startedAt))
    .slice(0, SLOWEST)
    .map(({ file, startedAt, endedAt }) => `${secondsOf(endedAt - startedAt)}  ${file}`)
  return ['', 'By folder:', ...byFolder, '', 'The slowest files:', ...slowest].join('\n')
}

function secondsOf(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(8)} s`
}
