<?php

declare(strict_types=1);

namespace CourantTests\Integration\Email;

use CourantDesk\Email\Domain\EmailQueue;
use CourantDesk\Email\Storage\MailServerStatus;
use CourantDesk\Kernel\Clock;
use CourantTests\Support\Email\SmtpTestCase;
use CourantTests\Support\Http\HttpRequest;
use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;

/** Tests when emails are sent: by cron and on the command line, never during a visitor's request. */
#[Group('database')]
final class EmailQueueCronTest extends SmtpTestCase
{
    public function testNoRequestWaitsForASilentMailServer(): void
    {
        $this->useMailServer('silent');
        $opening = $this->opening()->ID;
        $recruiter = $this->user('administrator');
        update_option('courant_jobs', ['hr_email' => 'hr@courant.example']);

        $began = microtime(true);
        self::assertSame(200, $this->apply($opening)->status);
        $id = $this->applications()[0];
        $mark = $this->applicationsFactory()->portalToken()->issue($id, $this->text($id, 'courant_reference'));
        self::assertSame(
            303,
            $this->sendAll(
                [new HttpRequest('POST', "/?courant_application=$mark", ['courant_do' => 'copy'])]
            )[0]->status,
        );
        $email = $this->applicationsFactory()->emailQueue->findByApplication($id)[0]->id;
        foreach (
            [["/replies", ['subject' => 'Hello', 'body' => 'Come and see us.']], ["/mails/$email/again", []]] as [
                $path,
                $body,
            ]
        ) {
            $response = $this->http('POST', "/wp-json/courant/v1/applications/$id$path", $body, [], [
                'X-WP-Nonce' => $this->nonceOf($recruiter, 'wp_rest'),
            ], $recruiter);
            self::assertSame(200, $response->status, $response->body);
        }
        self::assertLessThan(6.0, microtime(true) - $began, 'four requests');

        self::assertSame(0, $this->connections(), 'no request called the mail server');
        self::assertSame(['queued' => 4], $this->states());
    }

    public function testTheNextCronCallSendsWhatWasCommitted(): void
    {
        $this->useMailServer('ok');
        $opening = $this->opening()->ID;
        update_option('cron', ['version' => 2]);
        wp_schedule_event(time() + 50, 'courant_every_minute', EmailQueue::WORK_EVENT);

        $this->apply($opening);
        self::assertSame(['queued' => 2], $this->states());
        $this->awaitPlan();
        self::assertSame(200, $this->http('GET', '/wp-cron.php?doing_wp_cron')->status);

        self::assertSame(['sent' => 2], $this->states(), 'although the event of every minute was not due yet');
        self::assertFalse(wp_next_scheduled(EmailQueue::WORK_EVENT, ['now']));
        self::assertCount(2, $this->findAccepted());
    }

    public function testEmailsOfAKilledProcessAreSentByTheMinutelyEvent(): void
    {
        $this->useMailServer('ok');
        $sql = $this->applicationsFactory()->kernel->sql;
        $sql->insert($sql->table('outbox'), [
            'kind' => 'test', 'recipient' => 'a@courant.example', 'subject' => 'Hello', 'body' => 'Text',
            'headers' => '[]', 'state' => 'queued', 'next_at' => time(),
        ]);
        update_option('cron', ['version' => 2]);
        wp_schedule_event(time() - 1, 'courant_every_minute', EmailQueue::WORK_EVENT);

        $this->http('GET', '/wp-cron.php?doing_wp_cron');

        self::assertSame(['a@courant.example'], $this->findAcceptedRecipients());
        self::assertLessThanOrEqual(time() + 60, wp_next_scheduled(EmailQueue::WORK_EVENT));
    }

    public function testWithOnePhpWorkerASilentMailServerHardlyDelaysAPage(): void
    {
        $this->useMailServer('silent');
        $this->enqueue('a@courant.example', 'b@courant.example');
        update_option('cron', ['version' => 2]);
        wp_schedule_event(time() - 1, 'courant_every_minute', EmailQueue::WORK_EVENT);
        $this->commit();
        [$server, $url] = $this->startServerWithOneWorker();
        try {
            $this->requestConcurrently($url, '/robots.txt');
            [$page, $cron] = $this->requestConcurrently($url, '/wp-cron.php?doing_wp_cron');
            self::assertLessThan(5.0, $page, 'a connection may take two seconds');
            self::assertGreaterThan(1.5, $cron, 'the mail server was tried');
            self::assertSame(1, $this->connections(), 'one run tries one connection');

            $this->skipRetryDelays();
            wp_schedule_event(time() - 1, 'courant_every_minute', EmailQueue::WORK_EVENT);
            $this->commit();
            [$page, $cron] = $this->requestConcurrently($url, '/wp-cron.php?doing_wp_cron');
            self::assertSame(1, $this->connections(), 'the next run does not contact the mail server for a minute');
            self::assertLessThan(1.9, $cron);
            self::assertSame(['queued' => 2], $this->states());
        } finally {
            posix_kill(-$server, SIGTERM);
        }
    }

    public function testTheMailServerIsRetriedWithGrowingPauses(): void
    {
        $clock = new class implements Clock {
            public int $time = 1800000000;

            public function now(): DateTimeImmutable
            {
                return new DateTimeImmutable("@$this->time");
            }
        };
        $status = new MailServerStatus($clock);
        self::assertFalse($status->isPaused());
        foreach ([[60, 5], [300, 10], [900, 10], [900, 10]] as [$pause, $seconds]) {
            $status->recordFailure();
            $paused = [];
            foreach ([$pause - 1, 1] as $passed) {
                $clock->time += $passed;
                $paused[] = $status->isPaused();
            }
            self::assertSame([true, false], $paused, "after $pause s");
            self::assertSame($seconds, $status->connectTimeoutSeconds());
        }
        $status->recordSuccess();
        self::assertSame(
            [false, 10],
            [$status->isPaused(), $status->connectTimeoutSeconds()],
            'a slow server keeps the time that it needs',
        );
        $status->recordFailure();
        $clock->time += 60;
        self::assertFalse($status->isPaused(), 'after a success the pauses begin with the shortest');
        $clock->time += 90000;
        self::assertSame(2, $status->connectTimeoutSeconds());
    }

    public function testTwoConcurrentWorkersSendEachEmailOnce(): void
    {
        $this->useMailServer('slow');
        $addresses = array_map(static fn (int $number): string => "a$number@courant.example", range(100, 159));
        $this->enqueue(...$addresses);
        $this->commit();

        $workers = [$this->startWorker(), $this->startWorker()];
        $output = array_map(
            static fn (mixed $pipe): string => is_resource($pipe) ? (string) stream_get_contents($pipe) : '',
            $workers,
        );

        self::assertSame($addresses, $this->findAcceptedRecipients());
        $counts = array_map(
            static fn (string $text): int => preg_match('/Sent: (\d+)/', $text, $match) === 1 ? (int) $match[1] : -1,
            $output,
        );
        self::assertSame(60, array_sum($counts), implode("\n", $output));
        self::assertGreaterThan(5, min($counts), 'both had work');
        self::assertSame(2, $this->connections());
    }

    public function testTheEmailOfAKilledWorkerIsSentByTheNext(): void
    {
        $this->useMailServer('ok');
        $this->enqueue('a@courant.example', 'b@courant.example');
        self::assertNotNull($this->emailQueue()->claimNext(), 'the worker ends without a result');

        $this->worker()->run();
        self::assertSame(['b@courant.example'], $this->findAcceptedRecipients());
        $this->skipRetryDelays();
        $this->worker()->run();

        self::assertSame(['a@courant.example', 'b@courant.example'], $this->findAcceptedRecipients());
    }

    /** @return array{int, string} process ID and URL */
    private function startServerWithOneWorker(): array
    {
        $socket = stream_socket_server('tcp://127.0.0.1:0');
        self::assertIsResource($socket);
        $address = (string) stream_socket_get_name($socket, false);
        fclose($socket);
        $router = dirname(__DIR__, 4) . '/tools/site/router.php';
        $pid = (int) exec(sprintf(
            'setsid %s -S %s -t %s %s > /dev/null 2>&1 < /dev/null & echo $!',
            escapeshellarg(PHP_BINARY),
            $address,
            escapeshellarg(untrailingslashit(ABSPATH)),
            escapeshellarg($router),
        ));
        for ($tries = 0; $tries < 100 && @fsockopen('tcp://' . $address) === false; $tries++) {
            usleep(50_000);
        }

        return [$pid, "http://$address"];
    }

    /** @return array{float, float} seconds of a page that was requested right after the other path, and of that path */
    private function requestConcurrently(string $url, string $path): array
    {
        $host = 'Host: ' . wp_parse_url(home_url(), PHP_URL_HOST) . ':' . wp_parse_url(home_url(), PHP_URL_PORT);
        $handles = array_map(static function (string $each) use ($url, $host): \CurlHandle {
            $handle = curl_init($url . $each);
            self::assertInstanceOf(\CurlHandle::class, $handle);
            curl_setopt_array(
                $handle,
                [CURLOPT_RETURNTRANSFER => true, CURLOPT_HTTPHEADER => [$host], CURLOPT_TIMEOUT => 60],
            );

            return $handle;
        }, [$path, '/']);
        $multi = curl_multi_init();
        $began = microtime(true);
        curl_multi_add_handle($multi, $handles[0]);
        $isAdded = false;
        do {
            curl_multi_exec($multi, $busy);
            if (!$isAdded && microtime(true) - $began > 0.3) {
                $isAdded = curl_multi_add_handle($multi, $handles[1]) === CURLM_OK;
                $busy = 1;
            }
            usleep(5000);
        } while ($busy > 0 || !$isAdded);
        self::assertSame(200, curl_getinfo($handles[1], CURLINFO_RESPONSE_CODE));
        $seconds = array_map(
            static fn (\CurlHandle $handle): float => curl_getinfo($handle, CURLINFO_TOTAL_TIME),
            $handles,
        );

        return [$seconds[1], $seconds[0]];
    }

    /** Waits until the cron event is scheduled, which happens after the response. */
    private function awaitPlan(): void
    {
        for ($tries = 0; $tries < 100 && wp_next_scheduled(EmailQueue::WORK_EVENT, ['now']) === false; $tries++) {
            usleep(50_000);
            wp_cache_flush();
        }
    }

    /** @return resource|false */
    private function startWorker(): mixed
    {
        $command = dirname(__DIR__, 4) . '/tools/site/command.php';

        return popen(
            sprintf('%s %s %s email work 2>&1', escapeshellarg(PHP_BINARY), escapeshellarg($command), escapeshellarg(
                untrailingslashit(ABSPATH)
            )),
            'r',
        );
    }
}
