<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Domain;

use RuntimeException;

/** COURANT_FILE_KEYS cannot be used. The message names the position of the key, never the key. */
final class InvalidKeys extends RuntimeException
{
}
