import {
  listDeckTemplates,
  listDeckTemplateVersions,
  publishDeckTemplate,
  readDeckTemplate,
  retireDeckTemplate,
  saveDeckTemplate,
} from '@postwright/core/api/deck-templates'
import type { OutputOf } from '@postwright/core/endpoint'
import type { TemplateDesign } from '@postwright/core/scene/templates/deck-template'
import { call } from '@/lib/api-client.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'

export type TemplateRow = OutputOf<typeof listDeckTemplates>['templates'][number]
export type StoredTemplate = OutputOf<typeof readDeckTemplate>['template']

/** @throws ApiError */
async function readTemplates(): Promise<TemplateRow[]> {
  return (await call(listDeckTemplates, {})).templates
}

/** @throws ApiError */
async function readTemplate(templateId: string): Promise<StoredTemplate> {
  return (await call(readDeckTemplate, { templateId })).template
}

export type TemplateVersion = OutputOf<typeof listDeckTemplateVersions>['versions'][number]

/** @throws ApiError */
async function readTemplateVersions(templateId: string): Promise<TemplateVersion[]> {
  return (await call(listDeckTemplateVersions, { templateId })).versions
}

type Saved = { title: string; description: string; design: TemplateDesign }

/** Stores a template; revision 0 creates it. @throws ApiError @returns its revision */
export async function saveTemplate(templateId: string, rev: number, saved: Saved): Promise<number> {
  const body = new Blob([JSON.stringify(saved)], { type: 'application/json' })
  return (await call(saveDeckTemplate, { templateId, rev }, { body })).rev
}

/** @throws ApiError, `template_does_not_fit` among them */
export async function publishTemplate(templateId: string, rev: number): Promise<{ rev: number; version: number }> {
  return call(publishDeckTemplate, { templateId, rev })
}

/** @throws ApiError */
export async function retireTemplate(templateId: string, isRetired: boolean): Promise<void> {
  await call(retireDeckTemplate, { templateId, isRetired })
}

/** Returns all stored templates; `refresh` reloads them. */
export function useTemplates() {
  const query = useQuery({ queryKey: ['admin', 'deck-templates'], queryFn: readTemplates })
  return { templates: queryState(query), refresh: () => void query.refetch() }
}

/** Returns the template as stored when its screen opened, so that edits are not replaced by a reload. */
export function useTemplate(templateId: string) {
  const query = useQuery({
    queryKey: ['admin', 'deck-templates', templateId],
    queryFn: () => readTemplate(templateId),
    gcTime: 0,
    staleTime: Infinity,
  })
  return queryState(query)
}

/** Returns the published versions of a template. */
export function useTemplateVersions(templateId: string) {
  const queryKey = ['admin', 'deck-templates', templateId, 'versions']
  return queryState(useQuery({ queryKey, queryFn: () => readTemplateVersions(templateId), gcTime: 0 }))
}

/** Returns two functions: `replaced` reloads a template after a restore, `published` reloads the list of its versions. */
export function useTemplateChanged(templateId: string) {
  const client = useQueryClient()
  return {
    replaced: () => client.invalidateQueries({ queryKey: ['admin', 'deck-templates', templateId], exact: true }),
    published: () => client.invalidateQueries({ queryKey: ['admin', 'deck-templates', templateId, 'versions'] }),
  }
}
