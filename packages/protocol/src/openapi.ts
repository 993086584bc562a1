import { z } from 'zod';
import { failure, ROUTES, type Route } from './http.ts';
import { clientMessage, serverMessage } from './socket.ts';

/** The HTTP interface as an OpenAPI document, generated from the schemas that guard it. */
export function openApi({ version, url }: { version: string; url: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, route] of Object.entries(ROUTES)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(id, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nokturn',
      version,
      description:
        'Matches of board games. Play itself goes over the WebSocket at /api/socket, one JSON message per frame: ' +
        'see the schemas ClientMessage and ServerMessage. Join, read your decision in `view.asked.mine`, send `answer`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: { secret: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Failure: schemaOf(failure, 'output'),
        ClientMessage: schemaOf(clientMessage, 'input'),
        ServerMessage: schemaOf(serverMessage, 'output'),
      },
    },
  };
}

const SECURITY: Readonly<Record<Route['who'], object>> = {
  anybody: {},
  // A secret is optional.
  guest: { security: [{ secret: [] }, {}] },
  person: { security: [{ secret: [] }] },
};

function operation(id: string, route: Route): object {
  const content = (schema: object) => ({ 'application/json': { schema } });
  return {
    operationId: id,
    summary: route.summary,
    ...SECURITY[route.who],
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body
      ? {
          requestBody: {
            required: !route.body.safeParse(undefined).success,
            content: content(schemaOf(route.body, 'input')),
          },
        }
      : {}),
    responses: {
      200: { description: 'Done', content: content(schemaOf(route.reply, 'output')) },
      default: {
        description: 'Refused: nothing has changed',
        content: content({ $ref: '#/components/schemas/Failure' }),
      },
    },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (schema === undefined) return [];
  const { properties = {} } = schemaOf(schema, 'output') as { properties?: Record<string, object> };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: inner,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
