# The server with its web app in a small image. deploy/README.md says how to use it.

# The web app.
FROM node:20-bookworm-slim AS web
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY locales /src/locales
COPY web ./
RUN npm run build

# The program, which contains the web app.
FROM rust:1.95-bookworm AS program
WORKDIR /src
COPY . .
COPY --from=web /src/web/dist web/dist
# Cargo's downloads and compiled crates stay on the builder for the next build.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo build --release --locked --bin munera \
    && install target/release/munera /usr/local/bin/munera

FROM debian:bookworm-slim
RUN useradd --system --uid 7878 --user-group --no-create-home --shell /usr/sbin/nologin munera \
    && install --directory --owner=munera --group=munera --mode=0750 /var/lib/munera
COPY --from=program /usr/local/bin/munera /usr/local/bin/munera
COPY --chmod=0755 deploy/healthcheck /usr/local/bin/munera-healthcheck

# Inside a container the server must listen at every address: the host decides what it publishes.
ENV MUNERA_LISTEN=0.0.0.0:7878 \
    MUNERA_DATABASE=/var/lib/munera/munera.db
WORKDIR /var/lib/munera
VOLUME /var/lib/munera
EXPOSE 7878
USER 7878:7878

# The program is the first process of the container and handles SIGTERM itself: it ends all
# connections within `shutdown_grace`, 10 seconds. By default Docker kills after 10 seconds too, so
# give it more time: `docker stop --time 20`, or `stop_grace_period` as in compose.yaml.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 CMD ["munera-healthcheck"]
ENTRYPOINT ["munera"]
CMD ["serve"]
