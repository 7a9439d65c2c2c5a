<?php

declare(strict_types=1);

namespace CourantTests\Support\Import;

use CourantDesk\ApplicationForms\Storage\FormRepository;
use CourantDesk\Email\EmailSettings;
use CourantDesk\Import\Domain\RetentionSettings;
use CourantDesk\Import\Domain\SwitchProgress;
use CourantDesk\Import\Domain\SwitchState;
use CourantDesk\Import\RowConverterFactory;
use CourantDesk\Import\Storage\SourceSettingsReader;
use CourantDesk\Import\SwitchFactory;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\PostOpeningWriter;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;

/** Creates a switch with the private store of the test. */
trait CreatesSwitch
{
    /** @var array<string, int> */
    private array $retention = ['publish' => 0];

    private function factory(): SwitchFactory
    {
        $kernel = Kernel::create(COURANT_DESK_FILE, COURANT_DESK_VERSION);

        return new SwitchFactory(
            kernel: $kernel,
            settings: [new OpeningsSettings(), new EmailSettings()],
            sourceSettings: new SourceSettingsReader(),
            retention: new RetentionSettings(
                fn (): array => $this->retention,
                function (array $days): void {
                    $this->retention = $days;
                },
            ),
            files: $this->privateFiles()->attachmentCopies(...),
            fileStore: $this->privateFiles()->store(...),
            openings: new PostOpeningWriter($kernel->sql, $kernel->clock, $kernel->log),
            converters: new RowConverterFactory(new TaxonomySpecificationRepository()),
            forms: new FormRepository($kernel->sql),
        );
    }

    /** Runs one step in each process, as if each was killed after it. */
    private function switchUntil(SwitchState $state, string $action = 'start'): SwitchProgress
    {
        $steps = 0;
        do {
            $progress = $this->factory()->createRunner()->run($steps === 0 ? $action : 'continue', 0.0);
            self::assertNotNull($progress);
            self::assertLessThan(30, ++$steps);
        } while ($progress->state->isRunning());
        self::assertSame($state, $progress->state);
        self::assertGreaterThan(3, $steps, 'a step is bounded');

        return $progress;
    }
}
