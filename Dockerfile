# The static site behind nginx, which runs without root and listens on 8080; HTTPS ends in front of it.
#   docker build --tag site . && docker run --rm --publish 8080:8080 --read-only --tmpfs /tmp site
# A build reads its settings from .env.local, see docs/hosting.md.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM nginxinc/nginx-unprivileged:1.28-alpine-slim
COPY --from=build /site/out-hosts/nginx-container.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/out /usr/share/nginx/html
HEALTHCHECK CMD ["wget", "--quiet", "--output-document=/dev/null", "http://127.0.0.1:8080/builds/latest.json"]
