import * as contract from '@postwright/core/api/deck-templates'
import { listDeckTemplates } from '../domain/deck-templates/list-deck-templates.ts'
import { listTemplateVersions } from '../domain/deck-templates/list-template-versions.ts'
import { publishDeckTemplate } from '../domain/deck-templates/publish-deck-template.ts'
import { readDeckTemplate } from '../domain/deck-templates/read-deck-template.ts'
import { retireDeckTemplate } from '../domain/deck-templates/retire-deck-template.ts'
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
