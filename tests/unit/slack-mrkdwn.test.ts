import { expect, it } from 'vitest'
import { type MrkdwnNode, readMrkdwn } from '@/platforms/slack/read-mrkdwn.ts'

/** A message with its pieces named: `bold(...)`. */
function shown(message: string): string {
  const write = (node: MrkdwnNode): string => {
    if (node.type === 'text') return node.text
    return `${node.type}(${'nodes' in node ? node.nodes.map(write).join('') : node.text})`
  }
  return readMrkdwn(message).map(write).join('')
}

it.each([
  ['*bold* and _leaning_ and ~gone~', 'bold(bold) and italic(leaning) and strike(gone)'],
  ['_*both*_ at once', 'italic(bold(both)) at once'],
  ['*_~deep~_*', 'bold(italic(strike(deep)))'],
  ['say `npm *run*` here', 'say code(npm *run*) here'],
  ['```\nconst a = 1\n``` after', 'block(const a = 1\n) after'],
  ['before\n> one\n> *two*\nafter', 'beforequote(one\nbold(two))after'],
])('shows %j as Slack does', (message, expected) => {
  expect(shown(message)).toBe(expected)
})

it.each([
  'snake_case_name and 2 * 3 * 4 = 24',
  '* no list sign here',
  '**two stars**',
  'a*b*c',
  '*over\ntwo lines*',
  '<https://example.com|words> and <!channel>',
  '3 > 2',
  '``````',
])('leaves %j as it was typed', (message) => {
  expect(shown(message)).toBe(message)
})
