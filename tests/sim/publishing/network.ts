import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { NetworkKind } from './kinds.ts'
import type { Fault } from './faults.ts'
import type { Stage, Worker } from './worker.ts'

type Message = { account: string; recordKey: string; text: string; container: string | null }
/** One publish call that left its worker. */
export type Call = Message & { worker: Worker; departedAt: number; postId: number | null }
/** One post that the network keeps. */
export type KeptPost = { id: number; account: string; text: string; keptAt: number; shownAt: number; call: Call }

/** What a publish call comes back with, as its sender sees it. */
export type Reply =
  | { kind: 'published'; id: number; secret?: string }
  | { kind: 'cut' | 'down' | 'unreachable' | 'expired' | 'refused' }
  | { kind: 'limited'; retryAt: number | null }

const CALL_FAULTS = [
  'cut_before',
  'cut_after',
  'unreachable',
  'limit_with_time',
  'limit_without_time',
  'down_refused',
  'down_accepted',
  'accepted_without_reply',
  'never_arrived',
  'arrived_late',
  'expired_and_renewed',
  'expired_for_good',
  'refused_for_good',
] as const satisfies Fault[]
type CallFault = (typeof CALL_FAULTS)[number]

/** Faults with which the network takes the call all the same. */
const TAKEN: readonly CallFault[] = [
  'cut_after',
  'down_accepted',
  'accepted_without_reply',
  'arrived_late',
  'expired_and_renewed',
]
const SILENT: readonly CallFault[] = ['accepted_without_reply', 'never_arrived', 'arrived_late']

/** A network of one kind, and its ledger: everything that it was asked and everything that it keeps. */
export class Network {
  readonly kind: NetworkKind
  readonly calls: Call[] = []
  readonly posts: KeptPost[] = []
  /** The access that each account accepts now; null when none does. */
  readonly access = new Map<string, string | null>()
  readonly #stage: Stage
  readonly #containers = new Map<string, { readyAt: number; text: string }>()

  constructor(kind: NetworkKind, stage: Stage) {
    this.kind = kind
    this.#stage = stage
  }

  accepts(account: string, secret: string): boolean {
    return this.access.get(account) === secret
  }

  /** A container takes a while before it can be published, with the words that it was made of. */
  newContainer(text: string): string {
    const { timeline, random } = this.#stage
    const name = `container${this.#containers.size}`
    this.#containers.set(name, { text, readyAt: timeline.now + (random() < 0.7 ? 0 : random() * 120_000) })
    return name
  }

  isReady(container: string): boolean {
    return (this.#containers.get(container)?.readyAt ?? Infinity) <= this.#stage.timeline.now
  }

  /** A call leaves its worker. Whatever becomes of that worker, the call takes its way; a reply may never come. */
  publish(worker: Worker, message: Message, answer: (reply: Reply) => void): void {
    const { timeline, random, faults } = this.#stage
    const text = this.#containers.get(message.container ?? '')?.text ?? message.text
    const call: Call = { ...message, text, worker, departedAt: timeline.now, postId: null }
    this.calls.push(call)
    const fault = faults.oneOf(CALL_FAULTS)
    const arrives = fault === 'arrived_late' ? this.#lateArrival() : 10 + random() * 300
    const answers = arrives + 10 + random() * 500
    const reply = (what: Reply) => {
      if (!fault || !SILENT.includes(fault)) worker.wake(timeline.now + answers - arrives, () => answer(what))
    }
    timeline.at(timeline.now + arrives, () => {
      if (fault && !TAKEN.includes(fault)) return reply(this.#refusal(fault, message.account))
      const post = this.#keep(call)
      if (fault === 'cut_after') return reply({ kind: 'cut' })
      if (fault === 'down_accepted') return reply({ kind: 'down' })
      if (fault !== 'expired_and_renewed') return reply({ kind: 'published', id: post.id })
      const secret = `${message.account} renewed ${post.id}`
      this.access.set(message.account, secret)
      return reply({ kind: 'published', id: post.id, secret })
    })
  }

  /** What a look-up shows: by the key, by the container, else by the text among the account's posts. */
  find({ account, recordKey, text, container }: Message): KeptPost | null {
    const { timeline, random } = this.#stage
    const { aid, isDefinitive } = this.kind
    const found = this.posts.find((post) => {
      if (post.account !== account || post.shownAt > timeline.now) return false
      if (aid === 'record_key') return post.call.recordKey === recordKey
      return (container !== null && post.call.container === container) || post.text === text
    })
    if (!found || (!isDefinitive && random() < 0.2)) return null
    return found
  }

  /** What it has taken shows within its delay after the sender has given up, however late it arrived. */
  #lateArrival(): number {
    return 5_000 + this.#stage.random() * (NETWORK_CALL_TIMEOUT - 5_000 + 0.9 * this.kind.visibilityDelay)
  }

  #refusal(fault: CallFault, account: string): Reply {
    const { timeline, random } = this.#stage
    if (fault === 'limit_without_time') return { kind: 'limited', retryAt: null }
    if (fault === 'limit_with_time')
      return { kind: 'limited', retryAt: timeline.now + Math.round(1_000 + random() ** 4 * 3_600_000) }
    if (fault === 'expired_for_good') {
      this.access.set(account, null)
      return { kind: 'expired' }
    }
    if (fault === 'refused_for_good') return { kind: 'refused' }
    if (fault === 'unreachable') return { kind: 'unreachable' }
    return { kind: fault === 'down_refused' ? 'down' : 'cut' }
  }

  #keep(call: Call): KeptPost {
    const { timeline, random, faults } = this.#stage
    const known = this.posts.find((post) => this.#recognises(post, call))
    const post = known ?? {
      id: this.posts.length + 1,
      account: call.account,
      text: call.text,
      keptAt: timeline.now,
      shownAt: timeline.now,
      call,
    }
    if (!known) {
      const end = call.departedAt + NETWORK_CALL_TIMEOUT + this.kind.visibilityDelay
      const late = 0.9 * Math.min(this.kind.visibilityDelay, end - timeline.now)
      if (faults.happens('shown_late')) post.shownAt += Math.round(random() * late)
      this.posts.push(post)
    }
    call.postId = post.id
    return post
  }

  #recognises(post: KeptPost, call: Call): boolean {
    const { aid, window } = this.kind
    if (post.account !== call.account || this.#stage.timeline.now - post.keptAt > window) return false
    if (aid === 'container') return call.container !== null && post.call.container === call.container
    return aid !== 'none' && post.call.recordKey === call.recordKey
  }
}
