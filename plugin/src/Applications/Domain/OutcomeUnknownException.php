<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use RuntimeException;

/**
 * Reports that the database connection was lost while an application was being stored, and that the result is unknown.
 *
 * The files must be kept, because they may belong to a stored application. The error message suggests another try; the
 * same attempt is never stored twice.
 */
final class OutcomeUnknownException extends RuntimeException
{
}
