import { BRAND } from '@postwright/core/brand'
import { MCP_PATH, type PublicEndpoint } from '@postwright/core/api/public/public-endpoint'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool,
  ToolSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { ApiCaller } from '../domain/api-access/authenticate-access.ts'
import { AppError } from '../domain/app-error.ts'
import { ERROR_WORDS } from '../domain/error-words.ts'
import type { Deps } from '../domain/ports/deps.ts'
import type { PublicRoute } from '../http/bind-public-api.ts'
import { API_WORDS, wordsOf } from '../domain/public-api/api-words.ts'
import { PUBLIC_ROUTES } from './public-api.ts'

const VERSION = '1.0.0'

type Call = { message: unknown; headers: Headers }

/** Handles one message of an assistant. Its tools are the public API operations that its scopes allow. */
export async function answerMcp(deps: Deps, caller: ApiCaller, { message, headers }: Call): Promise<Response> {
  const server = new Server(
    { name: BRAND.name, version: VERSION },
    { capabilities: { tools: {} }, instructions: API_WORDS.instructions },
  )
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: PUBLIC_ROUTES.filter((route) => isOffered(route, caller)).map(({ endpoint }) => toTool(endpoint)),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) =>
    callTool(deps, caller, { name: params.name, input: params.arguments ?? {} }),
  )
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const request = new Request(`${deps.config.appOrigin}${MCP_PATH}`, { method: 'POST', headers })
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

/** Files are passed by address: a tool cannot send bytes. */
function isTool({ endpoint }: PublicRoute): boolean {
  return endpoint.body !== 'binary'
}

function isOffered(route: PublicRoute, { scopes }: ApiCaller): boolean {
  const { scope } = route.endpoint
  return isTool(route) && (scope === null || scopes.includes(scope))
}

const READ_ONLY: readonly string[] = ['checkPost']
const DESTRUCTIVE: readonly string[] = ['deletePost', 'cancelPost']

function toTool({ name, method, input }: PublicEndpoint): Tool {
  const { summary, description } = wordsOf(name)
  const readOnlyHint = method === 'GET' || READ_ONLY.includes(name)
  return ToolSchema.parse({
    name,
    title: summary,
    description: `${summary}. ${description}`,
    inputSchema: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
    annotations: { title: summary, readOnlyHint, destructiveHint: DESTRUCTIVE.includes(name), openWorldHint: false },
  })
}

async function callTool(
  deps: Deps,
  caller: ApiCaller,
  { name, input }: { name: string; input: unknown },
): Promise<CallToolResult> {
  const route = PUBLIC_ROUTES.find((each) => isTool(each) && each.endpoint.name === name)
  try {
    if (!route) throw new AppError('route_not_found', { message: `tool ${name}` })
    const { body } = await route.call(deps, { caller, input, body: new Uint8Array(), idempotencyKey: null })
    const texts = route.endpoint.hasStrangersTexts ? [API_WORDS.strangersTexts, body] : [body]
    return { content: texts.map((text) => ({ type: 'text', text })) }
  } catch (error) {
    if (!(error instanceof AppError)) deps.logger.error('a tool failed', { name, error: String(error) })
    const { code, detail, fields, brand } = error instanceof AppError ? error : new AppError('internal')
    const told = { code, detail: detail ?? ERROR_WORDS[code], ...(fields && { fields }), ...(brand && { brand }) }
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(told) }] }
  }
}
