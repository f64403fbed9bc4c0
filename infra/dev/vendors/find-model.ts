import * as z from 'zod/mini'
import type { Settings } from '../settings.ts'

/** Model servers of one's own machine, with the port that each uses unless told otherwise. */
export const MODEL_SERVERS = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1_234 },
  { name: 'llama.cpp', port: 8_080 },
] as const

const PATIENCE_MS = 700
/** Seconds for one answer of a model on the developer's own machine. */
const OWN_MODEL_SECONDS = '300'
/** Models that write no letters. */
const OTHER_WORK = /embed|rerank|whisper|bge-|minilm|clip|tts/iu

const Models = z.object({ data: z.array(z.object({ id: z.string().check(z.minLength(1)) })) })

/** The first model that a server lists and that can write; null when nothing answers as such a server does. */
async function modelAt(baseUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(`${baseUrl}/models`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    })
    const models = Models.safeParse(await answer.json())
    return models.success ? (models.data.data.find(({ id }) => !OTHER_WORK.test(id))?.id ?? null) : null
  } catch {
    return null
  }
}

/** Settings that choose a writer, so that no server is looked for. */
const CHOSEN = ['WRITER', 'BEDROCK_MODEL_ID', 'OPENAI_BASE_URL', 'OPENAI_API_KEY', 'OPENAI_MODEL'] as const

/**
 * The settings with the model server that runs on this machine, unless they choose a writer themselves, and
 * a line that says which model writes the letters.
 */
export async function withFoundModel(
  settings: Settings,
  servers: readonly { readonly name: string; readonly port: number }[] = MODEL_SERVERS,
): Promise<{ readonly settings: Settings; readonly says: string }> {
  if (CHOSEN.some((name) => settings[name] !== undefined))
    return { settings, says: 'Letters: the writer that your settings choose.' }
  const found = await Promise.all(
    servers.map(async ({ name, port }) => {
      const baseUrl = `http://127.0.0.1:${port}/v1`
      return { name, baseUrl, model: await modelAt(baseUrl) }
    }),
  )
  const first = found.find(({ model }) => model !== null)
  if (first === undefined || first.model === null)
    return {
      settings,
      says: 'Letters: no model was found, so they are plain ones. docs/writing-with-a-model.md says how to get a model.',
    }
  return {
    settings: {
      MODEL_TIMEOUT_SECONDS: OWN_MODEL_SECONDS,
      ...settings,
      OPENAI_BASE_URL: first.baseUrl,
      OPENAI_MODEL: first.model,
    },
    says: `Letters: written by ${first.model}, found at ${first.baseUrl} (${first.name}). WRITER=plain switches it off.`,
  }
}
