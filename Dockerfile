# The one binary, which carries the web client. Build: docker build -t nemedian .
FROM node:22-bookworm-slim AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY games /build/games
COPY languages /build/languages
COPY web ./
RUN npm run build

FROM rust:1.95.0-bookworm AS binary
# The compiler of the image; what rust-toolchain.toml wants besides is for those who change the program.
ENV RUSTUP_TOOLCHAIN=1.95.0
WORKDIR /build
COPY . .
COPY --from=web /build/web/dist web/dist
RUN cargo build --release --locked -p nemedian

FROM debian:bookworm-slim
RUN useradd --system --create-home --home-dir /var/lib/nemedian nemedian
COPY --from=binary /build/target/release/nemedian /usr/local/bin/nemedian
USER nemedian
WORKDIR /var/lib/nemedian
ENV NEMEDIAN_LISTEN=0.0.0.0:4000 \
    NEMEDIAN_DATABASE=sqlite:/var/lib/nemedian/nemedian.db
VOLUME /var/lib/nemedian
EXPOSE 4000
STOPSIGNAL SIGTERM
ENTRYPOINT ["nemedian"]
CMD ["serve"]
