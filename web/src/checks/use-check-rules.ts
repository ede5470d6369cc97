import { useMemo } from 'react'
import { brandRulesOf, parseLanguages } from '@postwright/core/brand-kit/to-brand-rules'
import { kitOfChannel } from '@postwright/core/brand-kit/kit-of-channel'
import { personaRulesOf } from '@postwright/core/personas/persona-rules-of'
import { useBrandKits } from './data/use-brand-kits.ts'
import { usePersonas } from './data/use-personas.ts'
import { z } from 'zod'
import { createStoredValue, useStoredValue } from '@/lib/stored-value.ts'
import type { CheckedDraft, CheckedFile } from '@postwright/core/checks/checked-draft'
import { listComparablePosts } from '@postwright/core/checks/earlier/comparable-posts'
import { useEarlierPosts } from './data/use-earlier-posts.ts'
import type { Media } from '@postwright/core/model/media'
import { mediaKind } from '@postwright/core/media/media-kind'

/** A person's languages for web pages, the likeliest first. */
const BROWSER_LANGUAGES = navigator.languages.flatMap(parseLanguages)

/**
 * The rules of a workspace for texts on a channel: those of its kit, and those of the persona that is written for.
 * @param kitId another kit than the channel's own; null for that one
 */
export function useCheckRules(workspaceId: string, connectionId: string | null, kitId: string | null = null) {
  const readKits = useBrandKits(workspaceId)
  const readPersonas = usePersonas(workspaceId)
  const [personaId, choosePersona] = usePersonaChoice()
  const kits = readKits.status === 'ready' ? readKits.data : []
  const personas = readPersonas.status === 'ready' ? readPersonas.data : []
  const kit = kits.find(({ id }) => id === kitId) ?? kitOfChannel(kits, connectionId)
  const persona = personas.find(({ id }) => id === personaId) ?? null
  const brand = useMemo(() => kit && brandRulesOf(kit), [kit])
  return {
    kits,
    kit,
    personas,
    persona,
    choosePersona,
    brand,
    languages: useMemo(() => [...new Set([...(brand?.languages ?? []), ...BROWSER_LANGUAGES])], [brand]),
    readers: useMemo(() => persona && personaRulesOf(persona), [persona]),
  }
}

/** Empty while texts are written for no persona in particular. */
const choice = createStoredValue('postwright.checkedPersona', z.string().max(128), '')

/** The persona that texts on this device are checked for, until another one is chosen. */
function usePersonaChoice(): [personaId: string, choose: (personaId: string) => void] {
  return [useStoredValue(choice), choice.set]
}

type Written = { workspaceId: string; postId: string | null; seriesId: string | null }

/** The other posts of a workspace that a draft is compared with. */
export function useComparedPosts({ workspaceId, postId, seriesId }: Written): CheckedDraft['earlier'] {
  const posts = useEarlierPosts(workspaceId)
  return useMemo(() => listComparablePosts({ postId, seriesId }, posts), [postId, seriesId, posts])
}

type KnownFile = { mediaId: string; alt: string; /** Null while it is not known yet. */ stored: Media | null }

/** What the rules look at of a file; nothing while it is not known yet. */
export function toCheckedFiles({ mediaId, alt, stored }: KnownFile): CheckedFile[] {
  return stored ? [{ mediaId, alt, kind: mediaKind(stored.mime), name: stored.name }] : []
}
