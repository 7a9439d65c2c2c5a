<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

/** Why a stored file cannot be read. */
enum FileProblem: string
{
    case Missing = 'missing';
    /** Not what was stored: cut, extended, changed, or another file in its place. */
    case Damaged = 'damaged';
    /** None of the configured keys has the id in the file's header. */
    case KeyMissing = 'key_missing';
    /** This server has no extension for the file's cipher. */
    case CipherMissing = 'cipher_missing';
    /** COURANT_FILE_KEYS is set and cannot be used. */
    case KeysInvalid = 'keys_invalid';
}
