<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

use CourantDesk\Openings\Domain\Opening;

/**
 * Checks an application that is otherwise valid, once per attempt. Never throws.
 *
 * @see docs/features/applications.md#suspected-spam
 */
interface SubmissionGuard
{
    public function check(ApplicationInput $input, Opening $opening): GuardResult;
}
