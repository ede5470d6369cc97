import { needsAttention } from '@postwright/core/publishing/variant-state'
import { releaseResumed, releaseStopped } from '../../../functions/src/domain/publishing/resumption.ts'
import { sweep } from '../../../functions/src/domain/publishing/sweep.ts'
import { peopleOf } from './people.ts'
import { MINUTE, START, WORKSPACE, type World } from './world.ts'

/** From here on nothing goes wrong any more. */
const CALM_AT = START + 60 * MINUTE
/** What is still pending then will never be anything else. */
const END_AT = START + 60 * 60 * MINUTE
const LEAD = 11 * MINUTE

const HABITS = ['edit', 'cancel', 'reschedule', 'delete', 'schedule_again'] as const

/** Lets posts be scheduled and everything happen to them until nothing is pending any more. */
export async function live(world: World, posts: readonly string[], accounts: readonly string[]): Promise<void> {
  const { timeline, random, faults, pick, run, database } = world
  const people = peopleOf(world)

  function begin(postId: string): void {
    const at = START + random() * 10 * MINUTE
    timeline.at(at, () => void people.schedule(postId))
    for (const habit of HABITS) {
      if (!faults.happens(habit)) continue
      const act = () => void (habit === 'schedule_again' ? people.schedule(postId) : people[habit](postId))
      if (random() < 0.5) duringDelivery(postId, act)
      else timeline.at(at + random() ** 2 * 20 * MINUTE, act)
    }
    if (world.isGuarded) holdBack(at)
    if (!faults.happens('disconnect')) return
    const account = pick(accounts)
    const act = () => void people.disconnect(account)
    if (random() < 0.5) duringDelivery(postId, act)
    else timeline.at(at + random() * 12 * MINUTE, act)
  }

  /** People pause, the operator stops, and both end it after some minutes. */
  function holdBack(at: number): void {
    const fault = faults.oneOf(['pause_channel', 'pause_workspace', 'stop_network'])
    if (!fault) return
    const account = pick(accounts)
    const set = (isHeldBack: boolean) =>
      fault === 'pause_channel'
        ? people.pauseChannel(account, isHeldBack)
        : fault === 'pause_workspace'
          ? people.pauseWorkspace(isHeldBack)
          : people.stopNetwork(isHeldBack)
    const from = at + random() * 8 * MINUTE
    timeline.at(from, () => void set(true))
    timeline.at(from + random() * 20 * MINUTE, () => void set(false))
  }

  /** What still holds back ends, whatever became of earlier calls. */
  function goOn(): void {
    for (const { id, pausedAt } of database.connections.all()) {
      if (pausedAt !== null) void people.pauseChannel(id, false)
    }
    if (database.workspaces.get(WORKSPACE)?.data.pausedAt !== null) void people.pauseWorkspace(false)
    if (database.networkStates.all().some(({ stoppedAt }) => stoppedAt !== null)) void people.stopNetwork(false)
  }

  function upkeep(): void {
    void run((deps) => releaseStopped(deps, 'sandbox'))
    void run(releaseResumed)
  }

  /** While a worker is at work on it: the next moment of its delivery is any of them. */
  function duringDelivery(postId: string, act: () => void): void {
    world.onClaim.set(postId, () => {
      world.onClaim.delete(postId)
      timeline.at(timeline.now + random() ** 2 * 1_000, act)
    })
  }

  /** People see what needs them, and settle most of it. */
  function tidyUp(): void {
    for (const account of accounts) {
      const { status } = database.connections.all().find(({ id }) => id === account) ?? {}
      if (status !== 'connected' && random() < 0.5) void people.reconnect(account)
    }
    for (const variant of database.variants.all()) {
      if (needsAttention(variant.state) && random() < 0.3) void people.resolve(variant)
    }
  }

  function tick(): void {
    if (faults.happens('sweep_missed')) return next()
    const copies = faults.happens('sweep_doubled') ? 2 : 1
    for (let copy = 0; copy < copies; copy += 1) void run(sweep)
    next()
  }

  /** Every minute; minutes in which nothing can be due are passed over. */
  function next(): void {
    const minute = timeline.now + MINUTE
    const rows = database.due.all()
    const isDone = rows.length === 0 && timeline.now > CALM_AT + (world.isGuarded ? 25 : 10) * MINUTE
    if (isDone || timeline.now > END_AT) return
    const first = Math.min(...rows.map(({ dueAt }) => dueAt)) - LEAD
    const idle = rows.length === 0 ? CALM_AT : Math.floor(first / MINUTE) * MINUTE
    timeline.at(timeline.now < CALM_AT && rows.length > 0 ? minute : Math.max(minute, Math.min(idle, END_AT)), tick)
  }

  for (const post of posts) begin(post)
  timeline.at(START + random() * MINUTE, tick)
  for (const minute of [8, 15, 30, 62]) timeline.at(START + minute * MINUTE, tidyUp)
  timeline.at(CALM_AT, () => void (faults.isOver = true))
  if (world.isGuarded) {
    for (let minute = 5; minute < 60; minute += 5) timeline.at(START + minute * MINUTE, upkeep)
    timeline.at(CALM_AT + MINUTE, goOn)
    for (const minute of [15, 20]) timeline.at(CALM_AT + minute * MINUTE, upkeep)
  }
  await timeline.run()
}
