FROM node:20.19.5-bookworm-slim AS build
# For better-sqlite3, where no prebuilt binary can be downloaded.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /dossier
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-fund --no-audit && npm rebuild better-sqlite3
COPY . .
# TypeScript stays behind as what Qdrant's client checks its types with; nothing runs it.
RUN npx tsc -p tsconfig.image.json && npx rolldown -c rolldown.config.ts && npm prune --omit=dev --ignore-scripts --no-fund --no-audit && rm -rf node_modules/typescript

FROM node:20.19.5-bookworm-slim
ENV NODE_ENV=production DOSSIER_HOST=0.0.0.0 DOSSIER_DATA_DIR=/data
WORKDIR /dossier
COPY --from=build /dossier/package.json ./
COPY --from=build /dossier/node_modules ./node_modules
COPY --from=build /dossier/dist/bundle ./dist/bundle
COPY --from=build /dossier/schema/examples ./schema/examples
RUN ln -s /dossier/dist/bundle/src/cli.js /usr/local/bin/dossier && chmod +x dist/bundle/src/cli.js && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
ENTRYPOINT ["node", "/dossier/dist/bundle/src/cli.js"]
CMD ["serve"]
