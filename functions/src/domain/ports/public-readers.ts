import type { Platform } from '@postwright/core/platforms/platform'
import type { RadarFormat, RadarMonth, RadarPost, RadarProblem, RadarSource } from '@postwright/core/model/radar'
import type { Documents, InWorkspace, Tx } from './documents.ts'
import type { ProfileTexts, PublicProfile } from '@postwright/core/model/profile'
import type { Connection } from '@postwright/core/model/connection'

/** The marks of the last answer, with which a site is asked whether anything has changed; empty without one. */
export type ReadingMarks = Pick<RadarSource, 'etag' | 'lastModified'>

export type FailedReading = {
  kind: 'failed'
  problem: RadarProblem
  /** The site says that there will be nothing at this address again. */
  isGone: boolean
  /** Not before this time, where the site names one. */
  retryAt: number | null
}

/** A post as a source tells it. */
export type FoundPost = Partial<Pick<RadarPost, 'likes' | 'reposts' | 'replies' | 'views'>> & {
  /** What the source itself tells its posts apart by. */
  id: string
  text: string
  /** Empty without one. */
  link: string
  /** Null where the source says nothing usable. */
  publishedAt: number | null
  format: RadarFormat
  /** Null where the text is to be searched for them. */
  tags: readonly string[] | null
}

export type FoundPosts = {
  kind: 'posts'
  name: string
  /** The page that people open. */
  address: string
  followers: number | null
  posts: FoundPost[]
  marks: ReadingMarks
}

export type Reading = FoundPosts | { kind: 'unchanged' } | FailedReading

/** What of a source a reader needs. */
export type Readable = Pick<RadarSource, 'readUrl'> & ReadingMarks

/** Reads public posts of a network without a key. */
export type PublicReader = {
  kind: 'account' | 'feed'
  /**
   * What an address or handle names here, without asking anybody; null for nothing of this network. `isCertain` is false where another
   * site may have such addresses, too.
   */
  recognise: (typed: string) => { readUrl: string; isCertain: boolean } | null
  /** Posts since a time, the newest first; nothing throws. */
  read: (source: Readable, since: number) => Promise<Reading>
}

export type PublicReaders = Record<Platform, PublicReader | null>

export type RadarStore = Pick<
  Documents<RadarSource, InWorkspace>,
  'get' | 'getIn' | 'list' | 'countIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  /** Sources of all workspaces that are to be read by then, the longest waiting first. */
  listDue: (until: number, limit: number) => Promise<{ workspaceId: string; sourceId: string }[]>
  getMonthsIn: (tx: Tx, wid: string, sourceId: string, months: readonly string[]) => Promise<RadarMonth[]>
  /** Every month that there is of a source, by id. */
  listMonthIdsIn: (tx: Tx, wid: string, sourceId: string) => Promise<string[]>
  saveMonthIn: (tx: Tx, wid: string, month: RadarMonth) => void
  deleteMonthIn: (tx: Tx, wid: string, monthId: string) => void
  /** Of all sources, in one of the months. */
  listMonths: (wid: string, months: readonly string[], limit: number) => Promise<RadarMonth[]>
  /** Texts of own posts, the newest first. */
  listOwnPosts: (wid: string, since: number, limit: number) => Promise<{ text: string; publishedAt: number }[]>
}

/** The texts as the network returns them, of any length. */
type FoundProfile = { kind: 'profile'; profile: PublicProfile }

/** Reads the public profile of an account, without its access token. Never throws. */
export type ProfileReader = (
  account: Pick<Connection, 'externalId' | 'handle' | 'name' | 'service'>,
) => Promise<FoundProfile | FailedReading>

export type ProfileReaders = Record<Platform, ProfileReader | null>

/** A profile as its network has it; the bio in each form in which the network tells it. */
export type CurrentTexts = { name: string; bios: readonly string[] }

/** New texts, and whether what is there may be replaced by them. */
export type ProfileChange = {
  wanted: ProfileTexts
  /** `written`: they are there already. `changed`: there is something that the person has not seen. */
  decide: (current: CurrentTexts) => 'write' | WrittenProfile['kind']
}

export type WrittenProfile = { kind: 'written' } | { kind: 'changed' }
