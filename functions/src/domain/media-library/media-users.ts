import { brandKits } from '@postwright/core/collections/brand-kits'
import type { MediaField } from '@postwright/core/collections/collection'
import { ideas } from '@postwright/core/collections/ideas'
import { personas } from '@postwright/core/collections/personas'
import { posts } from '@postwright/core/collections/posts'
import { profiles } from '@postwright/core/collections/profiles'
import { scripts } from '@postwright/core/collections/scripts'
import { series } from '@postwright/core/collections/series'
import { slides } from '@postwright/core/collections/slides'
import type { MediaUserKind } from '@postwright/core/model/media-use'

const USERS: Readonly<Record<MediaUserKind, { media?: readonly MediaField[] }>> = {
  posts,
  ideas,
  series,
  slides,
  brandKits,
  personas,
  profiles,
  scripts,
}

/** The fields in which documents of a kind name files. */
export function mediaFieldsOf(kind: MediaUserKind): readonly MediaField[] {
  return USERS[kind].media ?? []
}
