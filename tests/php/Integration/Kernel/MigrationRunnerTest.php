<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use ArrayObject;
use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Migration;
use CourantDesk\Kernel\MigrationRunner;
use CourantTests\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

#[Group('database')]
final class MigrationRunnerTest extends SiteTestCase
{
    /** @var ArrayObject<int, string> IDs of the steps that ran */
    private ArrayObject $done;

    protected function setUp(): void
    {
        parent::setUp();
        $this->done = new ArrayObject();
    }

    public function testEachRunsOnceAndInOrder(): void
    {
        $migrations = $this->migrations($this->step('one'), $this->step('two', 3));
        $migrations->run();
        $migrations->run();

        self::assertSame(['one', 'two', 'two', 'two'], $this->done->getArrayCopy());
        self::assertSame([], $migrations->findPending());
        self::assertFalse(wp_next_scheduled(MigrationRunner::EVENT));
    }

    public function testInterruptedMigrationsContinueAndCompletedOnesAreNotRepeated(): void
    {
        $this->migrations(
            $this->step('one'),
            $this->step('two', 1, new RuntimeException('power cut')),
            $this->step('three'),
        )->run();
        self::assertSame(['one'], $this->done->getArrayCopy());
        self::assertNotFalse(wp_next_scheduled(MigrationRunner::EVENT));

        $this->migrations($this->step('one'), $this->step('two'), $this->step('three'))->run();
        self::assertSame(['one', 'two', 'three'], $this->done->getArrayCopy());
    }

    public function testACompletedStepIsStored(): void
    {
        $migrations = $this->migrations($this->step('one', 5));
        $migrations->run(0.0);
        self::assertSame(['one'], $this->done->getArrayCopy());
        self::assertCount(1, $migrations->findPending());
        $migrations->run(5.0);
        self::assertCount(5, $this->done);
    }

    public function testCompletedStepsAreReadFromOneAutoloadedOption(): void
    {
        $this->migrations($this->step('one'))->run();

        self::assertArrayHasKey(MigrationRunner::OPTION, wp_load_alloptions(true));
    }

    private function migrations(Migration ...$migrations): MigrationRunner
    {
        return new MigrationRunner(array_values($migrations), new Log());
    }

    private function step(string $id, int $steps = 1, ?RuntimeException $failure = null): Migration
    {
        return new class ($id, $steps, $failure, $this->done) implements Migration {
            /** @param ArrayObject<int, string> $done */
            public function __construct(
                private readonly string $id,
                private int $steps,
                private readonly ?RuntimeException $failure,
                private readonly ArrayObject $done,
            ) {
            }

            public function id(): string
            {
                return $this->id;
            }

            public function runStep(): bool
            {
                if ($this->failure !== null) {
                    throw $this->failure;
                }
                $this->done->append($this->id);

                return --$this->steps <= 0;
            }
        };
    }
}
