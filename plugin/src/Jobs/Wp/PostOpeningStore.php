<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

use CourantDesk\Jobs\Domain\OpeningDraft;
use CourantDesk\Jobs\Domain\OpeningStore;
use CourantDesk\Kernel\Clock;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Result;
use CourantDesk\Kernel\Violation;

final class PostOpeningStore implements OpeningStore
{
    public function __construct(private readonly Clock $clock, private readonly Log $log)
    {
    }

    public function save(OpeningDraft $draft, int $id = 0): Result
    {
        return Result::refused(new Violation('opening.unsaved'));
    }

    public function withMark(string $key, string $value): int
    {
        return 0;
    }
}
