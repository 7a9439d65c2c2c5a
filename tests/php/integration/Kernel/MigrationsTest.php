<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\Migration;
use CourantDesk\Kernel\Migrations;
use CourantTests\Support\SiteTestCase;
use RuntimeException;

final class MigrationsTest extends SiteTestCase
{
    public function testEachRunsOnceAndInOrder(): void
    {
        $done = [];
        $migrations = $this->migrations($this->step('one', $done), $this->step('two', $done, 3));
        $migrations->run();
        $migrations->run();

        self::assertSame(['one', 'two', 'two', 'two'], $done);
        self::assertSame([], $migrations->pending());
        self::assertFalse(wp_next_scheduled(Migrations::EVENT));
    }

    public function testWhatWasInterruptedGoesOnLaterAndWhatIsDoneStaysDone(): void
    {
        $done = [];
        $this->migrations($this->step('one', $done), $this->step('two', $done, 1, new RuntimeException('power cut')), $this->step('three', $done))->run();
        self::assertSame(['one'], $done);
        self::assertNotFalse(wp_next_scheduled(Migrations::EVENT));

        $this->migrations($this->step('one', $done), $this->step('two', $done), $this->step('three', $done))->run();
        self::assertSame(['one', 'two', 'three'], $done);
    }

    public function testAShortTimeIsKept(): void
    {
        $done = [];
        $migrations = $this->migrations($this->step('one', $done, 5));
        $migrations->run(0.0);
        self::assertSame(['one'], $done);
        self::assertCount(1, $migrations->pending());
        $migrations->run(5.0);
        self::assertCount(5, $done);
    }

    public function testWhatIsDoneIsReadFromOneAutoloadedOption(): void
    {
        $done = [];
        $this->migrations($this->step('one', $done))->run();

        self::assertArrayHasKey(Migrations::OPTION, wp_load_alloptions(true));
    }

    private function migrations(Migration ...$migrations): Migrations
    {
        return new Migrations(array_values($migrations), new Log());
    }

    /** @param list<string> $done */
    private function step(string $id, array &$done, int $steps = 1, ?RuntimeException $failure = null): Migration
    {
        return new class ($id, $done, $steps, $failure) implements Migration {
            /** @param list<string> $done */
            public function __construct(private string $id, private array &$done, private int $steps, private ?RuntimeException $failure)
            {
            }

            public function id(): string
            {
                return $this->id;
            }

            public function step(): bool
            {
                if ($this->failure !== null) {
                    throw $this->failure;
                }
                $this->done[] = $this->id;

                return --$this->steps <= 0;
            }
        };
    }
}
