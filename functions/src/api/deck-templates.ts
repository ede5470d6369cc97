import * as contract from '@postwright/core/api/deck-templates'
import {
  listDeckTemplates,
  listTemplateVersions,
  readDeckTemplate,
} from '../domain/deck-templates/deck-template-queries.ts'
import { publishDeckTemplate, retireDeckTemplate } from '../domain/deck-templates/deck-template-publication.ts'
import { saveDeckTemplate } from '../domain/deck-templates/save-deck-template.ts'
import { bind, type Route } from '../http/bind.ts'

export const DECK_TEMPLATES_ROUTES: readonly Route[] = [
  bind(contract.listDeckTemplates, { limit: { perMinute: 60, by: 'account' } }, async ({ deps }) => ({
    templates: await listDeckTemplates(deps),
  })),

  bind(contract.readDeckTemplate, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, input }) => ({
    template: await readDeckTemplate(deps, input.templateId),
  })),

  bind(
    contract.saveDeckTemplate,
    { limit: { perMinute: 60, by: 'account' } },
    async ({ deps, caller, input, body }) => ({
      rev: (await saveDeckTemplate(deps, caller.uid, { ...input, bytes: body })).rev,
    }),
  ),

  bind(contract.publishDeckTemplate, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    publishDeckTemplate(deps, caller.uid, input),
  ),

  bind(contract.retireDeckTemplate, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, caller, input }) => ({
    rev: await retireDeckTemplate(deps, caller.uid, input),
  })),

  bind(contract.listDeckTemplateVersions, { limit: { perMinute: 30, by: 'account' } }, async ({ deps, input }) => ({
    versions: await listTemplateVersions(deps, input.templateId),
  })),
]
