import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFile {
  name: string | Buffer;
  data: Buffer;
  /** Overrides for archives that lie. */
  flags?: number;
  method?: number;
  claimedSize?: number;
  claimedCrc?: number;
}

/** A zip archive as programs write them, by the format's description; nothing is checked, so that tests can lie. */
export function zipOf(files: ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const method = file.method ?? 8;
    const packed = method === 8 ? deflateRawSync(file.data) : file.data;
    const common = commonHeader(file, method, packed.length, name.length);
    const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\x00', 'latin1'), common, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00\x14\x00', 'latin1'), common, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

function commonHeader(file: ZipFile, method: number, packedSize: number, nameLength: number): Buffer {
  const header = Buffer.alloc(24);
  header.writeUInt16LE(file.flags ?? 0x0800, 0);
  header.writeUInt16LE(method, 2);
  header.writeUInt32LE(file.claimedCrc ?? crc32(file.data), 8);
  header.writeUInt32LE(packedSize, 12);
  header.writeUInt32LE(file.claimedSize ?? file.data.length, 16);
  header.writeUInt16LE(nameLength, 20);
  return header;
}
