import { ADMIN_HEADERS } from '#shared/catalog/admin.ts'
import { BRAND } from '#shared/brand.ts'
import { DEFAULT_BODY_LIMIT, type Contract } from '#shared/contracts/contract.ts'
import { contracts } from '#shared/contracts/index.ts'
import { modulesOf, schemaBook, type JsonSchema, type SchemaBook } from './components.ts'
import { descriptionOf } from './limits.ts'
import { responsesOf, type Response } from './responses.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  /** Limits and what is recorded. */
  readonly description?: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly required: boolean
    readonly description: string
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
  }
  readonly responses: Readonly<Record<string, Response>>
}

export type Method = 'get' | 'post' | 'put' | 'delete'
export type PathItem = Readonly<Partial<Record<Method, Operation>>>

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: Readonly<
      Record<
        string,
        {
          readonly type: 'apiKey'
          readonly in: 'cookie' | 'header'
          readonly name: string
          readonly description: string
        }
      >
    >
  }
}

const DESCRIPTION = `What the browser application of ${BRAND.name} calls. The session is an HttpOnly cookie that the sign-in sets, so every call comes from the site itself:
a request that writes needs the site's own origin (Sec-Fetch-Site or Origin) and a JSON body. Refusals are problems with a code from a closed list. No answer may be cached.`

const METHODS: Readonly<Record<Contract['method'], Method>> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  DELETE: 'delete',
}

/** The session that the credentials have opened, or the credentials themselves. */
const ADMINS: Operation['security'] = [{ adminSession: [] }, { adminEmail: [], adminPassword: [] }]
const SECURITY: Readonly<Record<Contract['auth'], Operation['security']>> = {
  none: [],
  optional: [{}, { session: [] }],
  user: [{ session: [] }],
  admin: ADMINS,
  super_admin: ADMINS,
}

/** Endpoints are grouped by the file that their contract stands in. */
async function groups(): Promise<ReadonlyMap<unknown, string>> {
  const modules = await modulesOf('contracts')
  return new Map(
    [...modules].flatMap(([file, exported]) =>
      Object.values(exported).map((value): [unknown, string] => [value, file]),
    ),
  )
}

function parametersOf(contract: Contract, book: SchemaBook): readonly Parameter[] {
  const places = [
    ['path', contract.params],
    ['query', contract.query],
  ] as const
  return places.flatMap(([place, schema]) => {
    if (schema === undefined) return []
    const { properties = {}, required = [] } = book.use(schema, 'input')
    return Object.entries(properties).flatMap(([name, part]): Parameter[] =>
      typeof part === 'boolean'
        ? []
        : [{ name, in: place, required: place === 'path' || required.includes(name), schema: part }],
    )
  })
}

function bodyOf(
  { body, bodyLimit = DEFAULT_BODY_LIMIT }: Contract,
  book: SchemaBook,
): Pick<Operation, 'requestBody'> {
  if (body === undefined) return {}
  const schema = book.use(body, 'input')
  return {
    requestBody: {
      required: !body.safeParse(undefined).success,
      description: `JSON of at most ${bodyLimit} bytes.`,
      content: { 'application/json': { schema } },
    },
  }
}

function operationOf(contract: Contract, tag: string, book: SchemaBook): Operation {
  const parameters = parametersOf(contract, book)
  const description = descriptionOf(contract)
  return {
    operationId: contract.id,
    summary: contract.summary,
    ...(description === '' ? {} : { description }),
    tags: [tag],
    security: SECURITY[contract.auth],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...bodyOf(contract, book),
    responses: responsesOf(contract, book),
  }
}

const placeOf = ({ path, method }: Contract): string => `${path} ${method}`

/** The contract table as an OpenAPI 3.1 document. The same table gives the same document, byte for byte. */
export async function openApiDocument(
  table: readonly Contract[] = Object.values(contracts),
): Promise<OpenApiDocument> {
  const [book, tagOf] = [await schemaBook(), await groups()]
  const paths: Record<string, PathItem> = {}
  const tagged = table.map((contract) => ({ contract, tag: tagOf.get(contract) ?? 'other' }))
  const tags = new Set(tagged.map(({ tag }) => tag))
  // Module loaders do not agree on the order of a module's exports.
  for (const { contract, tag } of tagged.toSorted((a, b) =>
    placeOf(a.contract) < placeOf(b.contract) ? -1 : 1,
  )) {
    paths[contract.path] = {
      ...paths[contract.path],
      [METHODS[contract.method]]: operationOf(contract, tag, book),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND.name} API`, version: '1', description: DESCRIPTION },
    servers: [{ url: '/', description: "The site's own address" }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: book.components(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-sid',
          description: 'Opaque session, set by the sign-in. On http://localhost it is called sid.',
        },
        adminSession: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-adm',
          description:
            'Set by the first call with credentials, for which it stands until a quarter of an hour has gone by without a call, or half a day. On http://localhost it is called adm.',
        },
        adminEmail: {
          type: 'apiKey',
          in: 'header',
          name: ADMIN_HEADERS.email,
          description: 'Address of an admin, as encodeURIComponent writes it.',
        },
        adminPassword: {
          type: 'apiKey',
          in: 'header',
          name: ADMIN_HEADERS.password,
          description: 'Password of the admin, as encodeURIComponent writes it.',
        },
      },
    },
  }
}
