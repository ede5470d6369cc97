/** Processor time of this process in milliseconds while `run` runs, which other load on the machine hardly affects. */
export async function processorTime(run: () => unknown): Promise<number> {
  const begun = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}
