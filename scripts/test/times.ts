/** Start and end of a test file's run, in epoch milliseconds. */
export type FileTime = { file: string; startedAt: number; endedAt: number }

const SLOWEST = 10

/**
 * Describes the time that each test folder took from its first file to its last, and the ten slowest files, so that the causes of a longer run are
 * visible. Empty for a run of one file or none.
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
