<?php

declare(strict_types=1);

namespace CourantTests\Integration\Email;

use CourantTests\Support\Email\SmtpTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests that mail servers can recognize a second copy of an email. */
#[Group('each-version')]
final class MessageIdTest extends SmtpTestCase
{
    public function testACopyAfterADeadWorkerHasTheMessageIdOfTheFirst(): void
    {
        $this->useMailServer('ok');
        $this->enqueue('a@courant.example', 'b@courant.example');
        $this->worker()->run();
        $this->forgetThatItWasSent();

        $this->worker()->run();

        $ids = $this->messageIds();
        self::assertCount(4, $ids);
        self::assertSame([$ids[0], $ids[1]], [$ids[2], $ids[3]]);
        self::assertNotSame($ids[0], $ids[1]);
        self::assertMatchesRegularExpression('/^<[0-9a-f]{32}@[a-z0-9.-]+>$/', $ids[0]);
    }

    public function testAnEmailThatIsSentAgainOnPurposeHasANewMessageId(): void
    {
        $this->useMailServer('ok');
        $this->enqueue('a@courant.example');
        $this->worker()->run();

        $this->emailQueue()->requeue($this->emailQueue()->findByRecipient('a@courant.example')[0]->id);
        $this->worker()->run();

        self::assertCount(2, array_unique($this->messageIds()));
    }

    public function testOtherEmailsOfTheProcessHaveTheirOwnMessageId(): void
    {
        $this->useMailServer('ok');
        $this->enqueue('a@courant.example');
        $this->worker()->run();

        wp_mail('other@courant.example', 'Other', 'Text');

        self::assertCount(2, array_unique($this->messageIds()));
    }

    /** Restores the row of an email whose worker died after the mail server had accepted it. */
    private function forgetThatItWasSent(): void
    {
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->execute("UPDATE %i SET state = 'queued', next_at = 0", $sql->table('outbox'));
    }

    /** @return list<string> Message-IDs of the accepted emails, in order */
    private function messageIds(): array
    {
        $ids = [];
        foreach ($this->findAccepted() as $entry) {
            $text = is_string($entry['text']) ? $entry['text'] : '';
            $ids[] = preg_match('/^Message-ID: (\S+)/mi', $text, $found) === 1 ? $found[1] : '';
        }

        return $ids;
    }
}
