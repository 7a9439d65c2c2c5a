<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use RuntimeException;

/** Reports that COURANT_FILE_KEYS is invalid. The message contains the position of the key, never the key. */
final class InvalidKeysException extends RuntimeException
{
}
