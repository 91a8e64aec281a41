"""A network as a file: a line of JSON that says what it belongs to and how it was made, and its weights in 32 bits."""

import hashlib
import json
import sys
from array import array
from typing import Final

from frostwall.core.net import WIDEST, Layer, Net, NetError
from frostwall.core.readers import array as array_of
from frostwall.core.readers import json_object, number
from frostwall.core.types import Json

_FORMAT: Final = 1


def write(net: Net) -> bytes:
    """A network as a file."""
    numbers = array("i", net.most)
    for layer in net.layers:
        numbers.extend(layer.biases)
        numbers.extend(layer.weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    head: Json = {
        "frostwall": "net",
        "format": _FORMAT,
        "encoder": net.encoder,
        "version": net.version,
        "sizes": net.sizes,
        "made": net.made,
    }
    body = numbers.tobytes()
    head["sha256"] = _digest(head, body)
    return json.dumps(head, sort_keys=True).encode() + b"\n" + body


def read(data: bytes, name: str, encoder: str, version: int) -> Net:
    """The network of a file, which must belong to this version of this encoder; NetError if it does not, or if the file
    is damaged. `name` is what a person calls the file."""
    line, _, body = data.partition(b"\n")
    try:
        head = json.loads(line)
        if not isinstance(head, dict) or head.get("frostwall") != "net":
            raise NetError(f"{name} is no network of Frostwall.")
        if head["format"] != _FORMAT:
            raise NetError(f"{name} was written by another release of Frostwall, which this one cannot read.")
        if head.pop("sha256") != _digest(head, body):
            raise NetError(f"{name} is damaged: its contents do not match its hash.")
        if head["encoder"] != encoder or head["version"] != version:
            raise NetError(
                f"{name} belongs to the encoder {head['encoder']}, version {head['version']}, and this is"
                f" {encoder}, version {version}: train it again."
            )
        return _read_layers(head, body)
    except (KeyError, TypeError, UnicodeDecodeError, json.JSONDecodeError) as problem:
        raise NetError(f"{name} is no network of Frostwall.") from problem


def _read_layers(head: Json, body: bytes) -> Net:
    numbers = array("i")
    numbers.frombytes(body)
    if sys.byteorder == "big":
        numbers.byteswap()
    sizes = [number(size, 1, WIDEST) for size in array_of(head["sizes"])]
    at = sizes[0]
    most = list(numbers[:at])
    layers: list[Layer] = []
    for n in range(len(sizes) - 1):
        ends = at + sizes[n + 1]
        biases = list(numbers[at:ends])
        at = ends + sizes[n] * sizes[n + 1]
        layers.append(Layer(biases, list(numbers[ends:at])))
    version = number(head["version"], 0, WIDEST)
    return Net(str(head["encoder"]), version, sizes, most, layers, json_object(head["made"]))


def _digest(head: Json, body: bytes) -> str:
    return hashlib.sha256(json.dumps(head, sort_keys=True).encode() + b"\n" + body).hexdigest()
