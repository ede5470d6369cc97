import { isRunning, type KnownProcess, type RunningProcess } from './list-processes.ts'

/** Processes that never belong to a family: the group that a command shares with its shell and terminal, and single processes. */
export type Outside = { group: number; pids: readonly number[] }

/**
 * Returns the known processes that still run, with all their descendants and the other members of their process groups, whose parent may have ended.
 * The group of `outside` is not followed.
 */
export function findFamily(
  known: readonly KnownProcess[],
  running: readonly RunningProcess[],
  outside: Outside,
): RunningProcess[] {
  let others = running.filter(({ pid }) => !outside.pids.includes(pid))
  const members: RunningProcess[] = []
  let found = others.filter((one) => known.some((other) => isRunning(other, [one])))
  while (found.length > 0) {
    members.push(...found)
    others = others.filter((one) => !members.includes(one))
    const pids = new Set(members.map(({ pid }) => pid))
    const groups = new Set(members.map(({ group }) => group).filter((group) => group !== outside.group))
    found = others.filter(({ parent, group }) => pids.has(parent) || groups.has(group))
  }
  return members
}
