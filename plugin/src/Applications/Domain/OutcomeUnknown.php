<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use RuntimeException;

/**
 * The connection broke while the application was being stored, and it could not be found out whether it is. Its files must be
 * kept: they may belong to it. The applicant is asked to try again; the same attempt is never stored twice.
 */
final class OutcomeUnknown extends RuntimeException
{
}
