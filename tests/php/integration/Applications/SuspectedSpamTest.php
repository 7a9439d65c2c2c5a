<?php

declare(strict_types=1);

namespace CourantTests\Integration\Applications;

use CourantDesk\Applications\Admin\Recruiting\ApplicationsExport;
use CourantDesk\Applications\Admin\SuspicionLabels;
use CourantDesk\Applications\Domain\Recruiting\ApplicationQuery;
use CourantDesk\Applications\Domain\Recruiting\Folder;
use CourantDesk\Applications\Domain\Suspicion;
use CourantDesk\Applications\RecruitingParts;
use CourantTests\Support\Applications\ApplicationsTestCase;
use WP_REST_Request;

/** What makes suspected spam, and what recruiters read about it. */
final class SuspectedSpamTest extends ApplicationsTestCase
{
    public function testAnApplicationThatWasOnlyFastIsANewOne(): void
    {
        $opening = $this->opening()->ID;
        $slow = $this->submit($opening);
        $fast = $this->submit($opening, ['courant_token' => $this->token(), 'awsm_applicant_email' => 'a@courant.example']);
        $machine = $this->submit($opening, ['courant_token' => $this->token(), 'courant_note' => 'http://spam.example', 'awsm_applicant_email' => 'b@courant.example']);

        $states = array_map(static fn ($answer): string => (string) get_post_status((int) $answer->receipt?->application), [$slow, $fast, $machine]);
        self::assertSame(['publish', 'publish', 'courant_suspected'], $states);
        self::assertSame('honeypot too-fast', $this->text((int) $machine->receipt?->application, SuspicionLabels::META));
        self::assertCount(2, $this->parts()->emails->findByApplication((int) $fast->receipt?->application), 'the usual emails');
        $shape = static fn (\CourantDesk\Applications\Wp\Answer $answer): string => (string) preg_replace('/[0-9A-Z]{4}-[0-9A-Z]{4}/', '#', implode('', $answer->success));
        self::assertSame([$shape($slow), $shape($slow)], [$shape($fast), $shape($machine)], 'all are told the same');
    }

    public function testRecruitersSeeTheNumberAndTheReasonInWords(): void
    {
        $id = (int) $this->submit($this->opening()->ID, ['courant_note' => 'http://spam.example'])->receipt?->application;
        $this->signIn('administrator');
        $parts = new RecruitingParts($this->parts());
        $parts->rows->complete();
        $reason = 'A field that people do not see was filled in';

        self::assertSame(1, $this->read('/courant/v1/applications', 'suspected'));
        self::assertSame(1, $this->read('/courant/v1/applications/board', 'suspected'));
        self::assertSame([$reason], $this->read('/courant/v1/applications', 'items', 0, 'suspicions'));
        self::assertSame([$reason], $this->read("/courant/v1/applications/$id", 'row', 'suspicions'));
        $rows = [...(new ApplicationsExport($parts))->rows(new ApplicationQuery(folder: Folder::Suspected))];
        $column = array_search('Suspected because of', $rows[0] ?? [], true);
        self::assertIsInt($column);
        self::assertSame($reason, $rows[1][$column] ?? '');

        $request = new WP_REST_Request('POST', '/courant/v1/applications/bulk');
        $request->set_body_params(['action' => 'not_spam', 'items' => [['id' => $id, 'version' => 0]]]);
        self::assertSame(200, rest_do_request($request)->get_status());
        self::assertSame('publish', get_post_status($id));
        self::assertSame(0, $this->read('/courant/v1/applications', 'suspected'));
        self::assertSame([], $this->read("/courant/v1/applications/$id", 'row', 'suspicions'));
    }

    public function testEveryReasonHasWords(): void
    {
        foreach (Suspicion::cases() as $suspicion) {
            self::assertStringNotContainsString($suspicion->value, SuspicionLabels::label($suspicion));
        }
    }

    private function token(): string
    {
        return (new \CourantDesk\Applications\Domain\FormToken(wp_salt('nonce')))->issue(time());
    }

    private function read(string $route, string|int ...$keys): mixed
    {
        $request = new WP_REST_Request('GET', $route);
        $request->set_param('folder', 'suspected');

        return $this->dig((array) rest_do_request($request)->get_data(), ...$keys);
    }
}
