<?php

declare(strict_types=1);

namespace CourantTests\Unit\Applications;

use CourantDesk\ApplicationForms\Domain\FormDefinition;
use CourantDesk\Applications\Domain\ApplicationInput;
use CourantDesk\Applications\Domain\SubmissionReceipt;
use CourantDesk\Applications\Domain\Suspicion;
use CourantDesk\Kernel\Result;
use CourantDesk\PrivateFiles\Domain\IncomingFile;
use CourantTests\Support\Applications\InMemoryApplicationPorts;
use PHPUnit\Framework\TestCase;
use RuntimeException;

final class SubmissionHandlerTest extends TestCase
{
    private InMemoryApplicationPorts $desk;

    protected function setUp(): void
    {
        $this->desk = new InMemoryApplicationPorts();
    }

    public function testAnApplicationIsStoredWithItsFile(): void
    {
        $result = $this->desk->submit($this->input());

        self::assertTrue($result->isSuccess());
        self::assertSame(1, $result->value()->applicationId);
        self::assertSame(['cv.pdf'], $this->desk->keptNames());
        self::assertSame([1], $this->desk->announced);
    }

    public function testTheSameAttemptGetsTheSameReferenceAndOneRow(): void
    {
        $first = $this->desk->submit($this->input());
        $again = $this->desk->submit($this->input());

        self::assertSame($first->value()->reference, $again->value()->reference);
        self::assertCount(1, $this->desk->stored);
        self::assertCount(1, $this->desk->keptNames());
        self::assertSame([1], $this->desk->announced, 'integrations hear of it once');
    }

    public function testARepeatSucceedsAlsoWhenTheOpeningHasClosedMeanwhile(): void
    {
        $first = $this->desk->submit($this->input());
        $this->desk->close();

        self::assertEquals($first, $this->desk->submit($this->input()));
    }

    public function testAConcurrentRepeatGetsTheReceiptOfTheFirst(): void
    {
        $this->desk->firstElsewhere = new SubmissionReceipt(99, 'FRST-ELSE');

        $result = $this->desk->submit($this->input());

        self::assertSame(99, $result->value()->applicationId);
        self::assertSame([], $this->desk->stored);
        self::assertSame([], $this->desk->keptNames());
    }

    public function testAnAttemptInProgressCanBeRetried(): void
    {
        $this->desk->busyElsewhere = true;

        self::assertSame(['attempt.busy'], $this->codes($this->desk->submit($this->input())));
    }

    public function testAClosedOpeningReturnsOnlyItsOwnError(): void
    {
        $this->desk->close();

        self::assertSame(['opening.closed'], $this->codes($this->desk->submit(new ApplicationInput(7, []))));
    }

    public function testAnOpeningAcceptsApplicationsWithinTheGracePeriod(): void
    {
        $this->desk->closeSecondsAgo(599);
        self::assertTrue($this->desk->submit($this->input())->isSuccess());

        $this->desk = new InMemoryApplicationPorts();
        $this->desk->closeSecondsAgo(601);
        self::assertSame(['opening.closed'], $this->codes($this->desk->submit($this->input())));
    }

    public function testDraftsAndUnknownOpeningsRejectApplications(): void
    {
        $this->desk->unpublish();

        self::assertSame(['opening.unavailable'], $this->codes($this->desk->submit($this->input())));
        self::assertSame(['opening.unavailable'], $this->codes($this->desk->submit(new ApplicationInput(8, []))));
    }

    public function testFieldAndFileErrorsAreReturnedTogether(): void
    {
        $result = $this->desk->submit(new ApplicationInput(
            7,
            [FormDefinition::EMAIL => 'x'],
            [FormDefinition::FILE => [new IncomingFile('cv.exe', '/cv', 5)]]
        ));

        self::assertSame(['field.missing', 'email.malformed', 'file.type'], $this->codes($result));
        self::assertSame([], $this->desk->keptNames());
    }

    public function testAFileWithoutAFormFieldIsNotStored(): void
    {
        $this->desk->submit($this->input(['x' => [new IncomingFile('x.php', '/x', 5)]]));

        self::assertSame(['cv.pdf'], $this->desk->keptNames());
    }

    public function testAnIntegrationCanRejectAnApplication(): void
    {
        $this->desk->objections = ['The captcha was not solved.'];

        $result = $this->desk->submit($this->input());

        self::assertSame(['integration.refused'], $this->codes($result));
        self::assertSame('The captcha was not solved.', $result->violations[0]->facts['message']);
        self::assertSame([], $this->desk->stored);
    }

    public function testSuspectedApplicationsAreAlwaysStored(): void
    {
        $this->desk->over = 1;

        self::assertTrue($this->desk->submit($this->input(suspicions: [Suspicion::Honeypot]))->isSuccess());
        self::assertSame([Suspicion::Honeypot, Suspicion::Rate], $this->desk->stored[0]->suspicions);
    }

    public function testManyMoreRequestsThanTheLimitShowTryAgainLater(): void
    {
        $this->desk->over = 2;
        self::assertSame(['rate.exceeded'], $this->codes($this->desk->submit($this->input())));

        $this->desk->over = 0;
        self::assertTrue($this->desk->submit($this->input())->isSuccess(), 'the key was given back');
    }

    public function testAStorageFailureLeavesNothingBehind(): void
    {
        $this->desk->failure = new RuntimeException('The disk is full.');
        try {
            $this->desk->submit($this->input());
            self::fail('It must throw.');
        } catch (RuntimeException $failure) {
            self::assertSame('The disk is full.', $failure->getMessage());
        }
        self::assertSame([], $this->desk->keptNames());
        self::assertSame([], $this->desk->announced);

        $this->desk->failure = null;
        self::assertTrue($this->desk->submit($this->input())->isSuccess(), 'and the same attempt may be repeated');
    }

    public function testAnAutomaticReplyOverTheLimitIsHeld(): void
    {
        $this->desk->replyIsTooMany = true;

        $this->desk->submit($this->input());

        self::assertTrue($this->desk->stored[0]->isReplyHeld);
    }

    /**
     * @param array<string, list<IncomingFile>> $more
     * @param list<Suspicion>                   $suspicions
     */
    private function input(array $more = [], array $suspicions = []): ApplicationInput
    {
        return new ApplicationInput(
            7,
            [FormDefinition::NAME => 'Zoë', FormDefinition::EMAIL => 'zoe@example.org'],
            [FormDefinition::FILE => [new IncomingFile('cv.pdf', '/cv', 5)]] + $more,
            '0123456789abcdef0123',
            $suspicions
        );
    }

    /**
     * @param Result<SubmissionReceipt> $result
     * @return list<string>
     */
    private function codes(Result $result): array
    {
        return array_column($result->violations, 'code');
    }
}
