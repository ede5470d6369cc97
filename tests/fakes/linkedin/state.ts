import { createGrants } from '../support/grants.ts'
import { createVisibility } from '../support/visibility.ts'

const DAY = 24 * 60 * 60_000

export type LinkedInFile = {
  urn: string
  kind: 'image' | 'video' | 'document'
  owner: string
  size: number
  /** By part number; images and documents have one part. */
  parts: Map<number, Uint8Array>
  partCount: number
  status: 'WAITING_UPLOAD' | 'PROCESSING' | 'AVAILABLE' | 'PROCESSING_FAILED'
  isEndless: boolean
  /** Captions of a video: whether the upload announced them, and their metadata once they have arrived. */
  captions: { announced: boolean; metadata: LinkedInCaptions | null }
}

export type LinkedInCaptions = { locale: { language: string; country?: string; variant?: string } }

export type LinkedInPost = {
  urn: string
  author: string
  commentary: string
  createdAt: number
  body: Record<string, unknown>
}
export type LinkedInComment = { id: string; actor: string; object: string; text: string; createdAt: number }

/** One member, who administers two organisations, posts for a third and only analyses a fourth. */
export function createLinkedInState(now: () => number) {
  let count = 0
  const posts: LinkedInPost[] = []
  const comments: LinkedInComment[] = []
  return {
    now,
    member: {
      sub: 'abc123XYZ',
      name: 'Ada Example',
      given_name: 'Ada',
      family_name: 'Example',
      locale: { country: 'US', language: 'en' },
    },
    organizations: [
      { id: 5001, localizedName: 'Example Works', vanityName: 'example-works', role: 'ADMINISTRATOR' },
      { id: 5002, localizedName: 'Example Labs', vanityName: 'example-labs', role: 'ADMINISTRATOR' },
      { id: 5004, localizedName: 'Example Shop', vanityName: 'example-shop', role: 'CONTENT_ADMINISTRATOR' },
      { id: 5003, localizedName: 'Other', vanityName: 'other', role: 'ANALYST' },
    ],
    grants: createGrants({ accessLife: 60 * DAY, refreshLife: 365 * DAY, now }),
    files: new Map<string, LinkedInFile>(),
    posts,
    comments,
    visibility: createVisibility(),
    nextId: () => {
      count += 1
      return String((BigInt(now()) << 22n) + BigInt(count))
    },
  }
}

export type LinkedInState = ReturnType<typeof createLinkedInState>

export const memberUrn = ({ member }: LinkedInState) => `urn:li:person:${member.sub}`
