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

/** The user's languages for web pages, the preferred one first. */
const BROWSER_LANGUAGES = navigator.languages.flatMap(parseLanguages)

/**
 * Returns the rules of a workspace for texts on a channel: those of its kit and of the selected persona.
 * @param kitId a kit other than the channel's own; null for the channel's
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

/** Id of the selected persona; empty while none is selected. */
const choice = createStoredValue('postwright.checkedPersona', z.string().max(128), '')

/** Returns the persona used for checking texts on this device, and a function that selects another one. */
function usePersonaChoice(): [personaId: string, choose: (personaId: string) => void] {
  return [useStoredValue(choice), choice.set]
}

type Written = { workspaceId: string; postId: string | null; seriesId: string | null }

/** Returns the other posts of a workspace with which a draft is compared. */
export function useComparedPosts({ workspaceId, postId, seriesId }: Written): CheckedDraft['earlier'] {
  const posts = useEarlierPosts(workspaceId)
  return useMemo(() => listComparablePosts({ postId, seriesId }, posts), [postId, seriesId, posts])
}

type KnownFile = { mediaId: string; alt: string; /** Null while the file is not loaded yet. */ stored: Media | null }

/** Returns the fields of a file that the rules check; empty while the file is not loaded yet. */
export function toCheckedFiles({ mediaId, alt, stored }: KnownFile): CheckedFile[] {
  return stored ? [{ mediaId, alt, kind: mediaKind(stored.mime), name: stored.name }] : []
}
