<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Lists the reasons why a stored file cannot be read. */
enum FileProblem: string
{
    case Missing = 'missing';
    /** The location of the file is not available. */
    case Unreachable = 'unreachable';
    /** The content differs from the stored content: truncated, extended, changed, or replaced by another file. */
    case Damaged = 'damaged';
    /** None of the configured keys has the ID in the file's header. */
    case KeyMissing = 'key_missing';
    /** This server has no extension for the file's cipher. */
    case CipherMissing = 'cipher_missing';
    /** COURANT_FILE_KEYS is set and invalid. */
    case KeysInvalid = 'keys_invalid';
}
