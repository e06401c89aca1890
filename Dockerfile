# Serves the static site with nginx, without root, on port 8080. Put a server for HTTPS in front.
#   docker build --tag site . && docker run --rm --publish 8080:8080 --read-only --tmpfs /tmp site
# The build reads its settings from .env.local; see docs/hosting.md.
FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages/enquiries/package.json packages/enquiries/
COPY packages/islands/package.json packages/islands/
RUN npm ci
COPY . .
RUN npm run build

FROM nginxinc/nginx-unprivileged:1.30.4-alpine-slim@sha256:11f3f6249b4ae3d7a4ec2a51797060107b88ead52b33b6ed3c6c33f55ca96200
COPY --from=build /site/out-hosts/nginx-container.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/out /usr/share/nginx/html
HEALTHCHECK CMD ["wget", "--quiet", "--output-document=/dev/null", "http://127.0.0.1:8080/builds/latest.json"]
