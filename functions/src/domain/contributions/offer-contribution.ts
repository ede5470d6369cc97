import type {
  offerContribution as endpoint,
  offerContribution as offerContract,
} from '@postwright/core/api/contributions'
import { checkContent, type OfferFault } from '@postwright/core/gallery/check-content'
import type { Contribution } from '@postwright/core/gallery/contribution'
import type { GalleryContent } from '@postwright/core/gallery/gallery-item'
import { OFFERS_WAITING_MAX } from '@postwright/core/model/offer-limits'
import { FIT_CASES } from '@postwright/core/scene/fit-matrix/fit-cases'
import { FORMAT_NAMES } from '@postwright/core/scene/format'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import { createHash } from 'node:crypto'
import { designOfDeck } from '@postwright/core/gallery/deck-design'
import {
  type TemplateDesign,
  templateDesignSchema,
  beginFromTemplate,
} from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import type { Layer } from '@postwright/core/scene/layer'

const CONTRIBUTION_SCHEMA = 1

type OfferDeps = Pick<
  Deps,
  | 'clock'
  | 'ids'
  | 'transact'
  | 'members'
  | 'workspaces'
  | 'users'
  | 'scenes'
  | 'contributions'
  | 'countGuards'
  | 'files'
>
type Offer = z.output<typeof endpoint.input>

/**
 * Checks a person's offer and adds it to the review queue.
 * @throws `offer_refused` with the faults by name, `offers_full`
 * @returns the id of the contribution
 */
export async function offerContribution(deps: OfferDeps, caller: Caller, offer: Offer): Promise<string> {
  await requireRight(deps, caller, offer.workspaceId, 'edit_library')
  const content = await loadSourceContent(deps, offer.workspaceId, offer.source)
  const id = offer.contributionId ?? deps.ids.random()
  const fingerprint = fingerprintOf(content)
  const fit = await refuseFaults(deps, id, offer, content, fingerprint)
  const user = await deps.users.get(caller.uid)
  const now = deps.clock.now()
  await deps.transact(async (tx) => {
    const count = await deps.countGuards.readIn(tx, 'offers', caller.uid)
    const waiting = await deps.contributions.waitingOfIn(tx, caller.uid)
    if (waiting.filter((other) => other.id !== id).length >= OFFERS_WAITING_MAX) {
      throw new AppError('offers_full', { message: caller.uid })
    }
    const before = await deps.contributions.getIn(tx, id)
    if (offer.contributionId !== undefined && !mayChange(before, caller.uid)) {
      throw new AppError('not_found', { message: `contribution ${id} of ${caller.uid}` })
    }
    const base = newDocument(deps.clock, { id, schema: CONTRIBUTION_SCHEMA, createdBy: caller.uid })
    const { title, description, licence } = offer
    const next: Contribution = {
      ...base,
      ...(before && { createdAt: before.createdAt, rev: before.rev + 1 }),
      title,
      description,
      licence,
      makerName: user?.fullName ?? caller.uid,
      acceptedAt: now,
      content,
      reviewed: before?.state === 'changesAsked' ? before.content : (before?.reviewed ?? null),
      state: 'waiting',
      note: before?.note ?? '',
      itemId: null,
      takedown: null,
      fit,
      fingerprint,
    }
    count()
    deps.contributions.saveIn(tx, next)
  })
  return id
}

/**
 * Runs the cheapest checks first, and stops once one finds faults: laying out a design takes seconds.
 * @returns the test results of a design, for the reviewer
 */
async function refuseFaults(
  { clock, contributions, files }: OfferDeps,
  id: string,
  offer: Offer,
  content: GalleryContent,
  fingerprint: string,
): Promise<Contribution['fit']> {
  refuse(checkContent(offer, content))
  const same = await contributions.sameAs(fingerprint)
  if (same.some((other) => other.id !== id)) refuse(['duplicate'])
  if (content.kind !== 'template') return null
  if (isBuiltIn(content.design)) refuse(['builtIn'])
  const fit = await files.checkFit(content.design)
  if (fit !== 'fits') refuse([fit === 'overflows' ? 'doesNotFit' : 'tooLarge'])
  return {
    slides: content.design.slides.length,
    formats: FORMAT_NAMES.length,
    cases: FIT_CASES.length,
    checkedAt: clock.now(),
  }
}

/** @throws `offer_refused` with the faults by name */
function refuse(faults: readonly OfferFault[]): void {
  if (faults.length === 0) return
  throw new AppError('offer_refused', {
    fields: Object.fromEntries(faults.map((fault) => [fault, fault])),
    message: faults.join(', '),
  })
}

/** Returns whether the author may still change an offer: until it was approved or rejected. A former gallery item must be offered again. */
function mayChange(contribution: Contribution | null, uid: string): contribution is Contribution {
  if (contribution?.createdBy !== uid) return false
  return contribution.itemId === null && contribution.state !== 'approved' && contribution.state !== 'rejected'
}

/** Returns a fingerprint, equal for equal contents: the order and case of hashtags are ignored. */
function fingerprintOf(content: GalleryContent): string {
  return createHash('sha256')
    .update(JSON.stringify(comparable(content)))
    .digest('hex')
}

function comparable(content: GalleryContent): unknown {
  if (content.kind === 'hashtags') return ['hashtags', content.tags.map((tag) => tag.toLowerCase()).toSorted()]
  if (content.kind === 'palette') return ['palette', content.colors]
  return ['template', content.design.theme, content.design.slides.map(({ layers, background }) => [layers, background])]
}

let builtIn: ReadonlySet<string> | null = null

/** Returns whether a design is bundled with the product, in any colours and fonts, and so not the author's own work. */
export function isBuiltIn(design: TemplateDesign): boolean {
  builtIn ??= new Set(DECK_TEMPLATES.map((template) => compared(designOf(template))))
  return builtIn.has(compared(templateDesignSchema.parse(design)))
}

function designOf(template: (typeof DECK_TEMPLATES)[number]): TemplateDesign {
  let count = 0
  const newSlideId = () => `slide${(count += 1)}`
  const scene = beginFromTemplate(template, { name: template.id, deckId: template.id, newSlideId })
  return templateDesignSchema.parse(designOfDeck(scene, template.kind))
}

/** Returns the visible content of a design: every copy has new ids, and names, groups and slots are invisible. */
function compared({ slides }: TemplateDesign): string {
  return JSON.stringify(slides.map(({ background, layers }) => [background, layers.map(withoutNames)]))
}

function withoutNames(layer: Layer): object {
  return { ...layer, id: '', name: '', groupId: '', slot: '', isLocked: false }
}

type Source = z.output<typeof offerContract.input>['source']

/** Loads the offered content in the gallery's format. The deck is read here, so that no other content can be offered. */
async function loadSourceContent(
  { scenes }: Pick<Deps, 'scenes'>,
  workspaceId: string,
  source: Source,
): Promise<GalleryContent> {
  if (source.kind !== 'template') return source
  const scene = await scenes.get(workspaceId, source.deckId)
  if (!scene) throw new AppError('not_found', { message: `deck ${source.deckId} of ${workspaceId}` })
  return { kind: 'template', design: designOfDeck(scene, source.postKind) }
}
