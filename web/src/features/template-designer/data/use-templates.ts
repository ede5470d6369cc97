import { useQuery } from '@tanstack/react-query'
import { queryState } from '@/lib/query-state.ts'
import { readTemplate, readTemplates } from './template-commands.ts'

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
