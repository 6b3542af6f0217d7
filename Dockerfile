# The one binary, with the web client beside it. Build: docker build -t nemedian .
FROM node:22-bookworm-slim AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci
COPY content /build/content
COPY languages /build/languages
COPY web ./
RUN npm run build

FROM rust:1.95-bookworm AS binary
WORKDIR /build
COPY . .
RUN cargo build --release --locked -p nemedian

FROM debian:bookworm-slim
RUN useradd --system --create-home --home-dir /var/lib/nemedian nemedian
COPY --from=binary /build/target/release/nemedian /usr/local/bin/nemedian
COPY --from=web /build/web/dist /usr/share/nemedian/web
USER nemedian
WORKDIR /var/lib/nemedian
ENV NEMEDIAN_LISTEN=0.0.0.0:4000 \
    NEMEDIAN_DATABASE=sqlite:/var/lib/nemedian/nemedian.db \
    NEMEDIAN_WEB=/usr/share/nemedian/web
VOLUME /var/lib/nemedian
EXPOSE 4000
STOPSIGNAL SIGTERM
ENTRYPOINT ["nemedian"]
CMD ["serve"]
