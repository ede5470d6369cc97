import type { Platform } from '@postwright/core/platforms/platform'
import type { RadarFormat, RadarMonth, RadarPost, RadarProblem, RadarSource } from '@postwright/core/model/radar'
import type { Documents, InWorkspace, Tx } from './documents.ts'
import type { ProfileTexts, PublicProfile } from '@postwright/core/model/profile'
import type { Connection } from '@postwright/core/model/connection'

/** Validators of the last response, for a conditional request; empty if there are none. */
export type ReadingMarks = Pick<RadarSource, 'etag' | 'lastModified'>

export type FailedReading = {
  kind: 'failed'
  problem: RadarProblem
  /** True if the site reports that the address is permanently gone. */
  isGone: boolean
  /** Earliest time of the next request, if the site sets one. */
  retryAt: number | null
}

/** A post as reported by a source. */
export type FoundPost = Partial<Pick<RadarPost, 'likes' | 'reposts' | 'replies' | 'views'>> & {
  /** The source's own ID of the post. */
  id: string
  text: string
  /** Link of the post; empty if there is none. */
  link: string
  /** Time of publication; null if the source reports no usable time. */
  publishedAt: number | null
  format: RadarFormat
  /** Tags reported by the source; null if the text must be searched for tags. */
  tags: readonly string[] | null
}

export type FoundPosts = {
  kind: 'posts'
  name: string
  /** Public page of the source. */
  address: string
  followers: number | null
  posts: FoundPost[]
  marks: ReadingMarks
}

export type Reading = FoundPosts | { kind: 'unchanged' } | FailedReading

/** Fields of a source that a reader needs. */
export type Readable = Pick<RadarSource, 'readUrl'> & ReadingMarks

/** Reader of a network's public posts, without a key. */
export type PublicReader = {
  kind: 'account' | 'feed'
  /**
   * Recognizes an address or handle of this network, without any request; null if it does not belong to the network. `isCertain` is false if other
   * sites may have such addresses, too.
   */
  recognise: (typed: string) => { readUrl: string; isCertain: boolean } | null
  /** Returns posts since a time, newest first; never throws. */
  read: (source: Readable, since: number) => Promise<Reading>
}

export type PublicReaders = Record<Platform, PublicReader | null>

export type RadarStore = Pick<
  Documents<RadarSource, InWorkspace>,
  'get' | 'getIn' | 'list' | 'countIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  /** Lists sources of all workspaces due to be read by a time, longest overdue first. */
  listDue: (until: number, limit: number) => Promise<{ workspaceId: string; sourceId: string }[]>
  getMonthsIn: (tx: Tx, wid: string, sourceId: string, months: readonly string[]) => Promise<RadarMonth[]>
  /** Lists the IDs of all months of a source. */
  listMonthIdsIn: (tx: Tx, wid: string, sourceId: string) => Promise<string[]>
  saveMonthIn: (tx: Tx, wid: string, month: RadarMonth) => void
  deleteMonthIn: (tx: Tx, wid: string, monthId: string) => void
  /** Lists months of all sources, only the given months. */
  listMonths: (wid: string, months: readonly string[], limit: number) => Promise<RadarMonth[]>
  /** Lists the texts of posts that the workspace has published since a time, newest first. */
  listOwnPosts: (wid: string, since: number, limit: number) => Promise<{ text: string; publishedAt: number }[]>
}

/** Texts as returned by the network, of any length. */
type FoundProfile = { kind: 'profile'; profile: PublicProfile }

/** Reader of an account's public profile, without its access token. Never throws. */
export type ProfileReader = (
  account: Pick<Connection, 'externalId' | 'handle' | 'name' | 'service'>,
) => Promise<FoundProfile | FailedReading>

export type ProfileReaders = Record<Platform, ProfileReader | null>

/** A profile in its current state at the network; the bio in each form that the network returns. */
export type CurrentTexts = { name: string; bios: readonly string[] }

/** New texts, and the decision whether they may replace the current ones. */
export type ProfileChange = {
  wanted: ProfileTexts
  /** `written`: the new texts are already there. `changed`: the profile has changes that the user has not seen. */
  decide: (current: CurrentTexts) => 'write' | WrittenProfile['kind']
}

export type WrittenProfile = { kind: 'written' } | { kind: 'changed' }
