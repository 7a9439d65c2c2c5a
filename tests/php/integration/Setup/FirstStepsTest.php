<?php

declare(strict_types=1);

namespace CourantTests\Integration\Setup;

use CourantTests\Support\SiteTestCase;
use WP_User;

final class FirstStepsTest extends SiteTestCase
{
    private const SCREEN = '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-overview';

    public function testTheListKnowsWhatIsDoneAndGoesWhenAllIs(): void
    {
        $hr = $this->user('hr');
        $before = $this->http('GET', self::SCREEN, as: $hr)->body;
        self::assertMatchesRegularExpression('/First steps: [1-6] of 8 done/', $before);

        update_option('permalink_structure', '/%postname%/');
        update_option('courant_jobs', ['company' => 'The Harbour Courant', 'hr_email' => 'hr@courant.example']);
        update_option('wp_page_for_privacy_policy', $this->post(['type' => 'page'])->ID);
        foreach (['consent', 'store'] as $step) {
            self::assertSame(302, $this->press($step, $hr)->status);
        }
        self::assertStringContainsString('First steps: 7 of 8 done', $this->http('GET', self::SCREEN, as: $hr)->body);

        // The sender of this site's mails is no valid address, so the test mail cannot go out: the step stays, and the screen says so.
        self::assertStringContainsString('courant_setup_said=failed', $this->press('mail', $hr)->header('location'));
        $after = $this->http('GET', self::SCREEN . '&courant_setup_said=failed', as: $hr)->body;
        self::assertStringContainsString('The mail could not be sent.', $after);
        self::assertStringContainsString('First steps: 7 of 8 done', $after);

        update_option('courant_setup', ['consent', 'store', 'mail']);
        self::assertStringNotContainsString('First steps', $this->http('GET', self::SCREEN, as: $hr)->body);
    }

    public function testUnknownStepsAndStrangersChangeNothing(): void
    {
        $this->press('company', $this->user('hr'));
        $this->press('nonsense', $this->user('hr'));
        self::assertSame([], get_option('courant_setup', []));
        self::assertSame(403, $this->press('mail', $this->user('editor'))->status);
        self::assertStringNotContainsString('First steps', $this->http('GET', self::SCREEN, as: $this->user('editor'))->body);
    }

    private function press(string $step, WP_User $as): \CourantTests\Support\Http\HttpAnswer
    {
        return $this->http('POST', '/wp-admin/admin-post.php', ['action' => 'courant_setup', 'step' => $step, '_wpnonce' => $this->nonceOf($as, 'courant_setup')], as: $as);
    }
}
