/** Milliseconds of processor time that something takes in this process: what else the machine does adds little to it. */
export async function processorTime(run: () => unknown): Promise<number> {
  const begun = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}
