import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'
import { readTemplate, readTemplates, readTemplateVersions } from './template-commands.ts'

/** All stored templates; `refresh` reads them again. */
export function useTemplates() {
  const query = useQuery({ queryKey: ['admin', 'deck-templates'], queryFn: readTemplates })
  return { templates: queryState(query), refresh: () => void query.refetch() }
}

/** One template as it is stored when its screen opens: what is edited is not replaced under a person's hands. */
export function useTemplate(templateId: string) {
  const query = useQuery({
    queryKey: ['admin', 'deck-templates', templateId],
    queryFn: () => readTemplate(templateId),
    gcTime: 0,
    staleTime: Infinity,
  })
  return queryState(query)
}

/** The published versions of a template. */
export function useTemplateVersions(templateId: string) {
  const queryKey = ['admin', 'deck-templates', templateId, 'versions']
  return queryState(useQuery({ queryKey, queryFn: () => readTemplateVersions(templateId), gcTime: 0 }))
}

/** Reads a template and its versions again, after what is stored was replaced or published. */
export function useTemplateChanged(templateId: string) {
  const client = useQueryClient()
  return {
    replaced: () => client.invalidateQueries({ queryKey: ['admin', 'deck-templates', templateId], exact: true }),
    published: () => client.invalidateQueries({ queryKey: ['admin', 'deck-templates', templateId, 'versions'] }),
  }
}
